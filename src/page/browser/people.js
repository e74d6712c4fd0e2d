// Names of people.

/** @import { Someone } from "./types" */

/**
 * What tells someone from others in a list who have the same name; empty if nobody has.
 * @param {Someone} someone
 * @param {Someone[]} all
 */
export function besides({ name, account }, all) {
  return account && all.filter((other) => other.name === name).length > 1 ? ` @${account}` : "";
}
