// Puts the parts together and opens the stream.

import { setUpActivity } from "./activity.js";
import { setUpCalls } from "./calls.js";
import { setUpComposer } from "./composer.js";
import { setUpDrawer } from "./drawer.js";
import { setUpFocus } from "./focus.js";
import { setUpLog } from "./log.js";
import { setUpPeople } from "./people.js";
import { setUpLanguage } from "./language.js";
import { enter } from "./place.js";
import { setUpSidebar } from "./sidebar.js";
import { byId } from "./dom.js";
import { onChange, store } from "./store.js";
import { setUpTheme } from "./theme.js";
import { refreshTimes } from "./time.js";

/** How often times such as “in 3 hours” are told anew, in milliseconds. */
const TICK = 15_000;

setUpTheme();
setUpFocus();
setUpLanguage();
setUpSidebar();
setUpLog();
setUpCalls();
setUpComposer();
setUpPeople();
setUpActivity();
setUpDrawer();
onChange(refreshTimes);
onChange(() => {
  byId("offline", HTMLElement).hidden = store.isOnline;
});
setInterval(refreshTimes, TICK);
enter();
