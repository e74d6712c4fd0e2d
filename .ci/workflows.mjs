// Checks the workflows with GitHub's own parser. .ci/run bundles this file, because that parser is made for bundlers.
import { readFileSync, readdirSync } from "node:fs";
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from "@actions/workflow-parser";

const folder = ".github/workflows";

async function problems(name) {
    const content = readFileSync(`${folder}/${name}`, "utf8");
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    const found = context.errors.getErrors().map((error) => error.message);
    // A tag can be moved to other code; a commit can't.
    for (const [, action] of content.matchAll(/uses: (\S+)/g)) {
        if (!/@[0-9a-f]{40}$/.test(action)) found.push(`${name}: ${action} is not pinned to a commit`);
    }
    return new Set(found);
}

async function main() {
    const all = await Promise.all(readdirSync(folder).map(problems));
    for (const problem of all.flatMap((found) => [...found])) {
        console.error(problem);
        process.exitCode = 1;
    }
}
main();
