import { measureDashboard } from './bench/measure-dashboard.ts';
import { tellDashboard } from './bench/tell-dashboard.ts';
import { runTool } from './run-tool.ts';

/** The dashboard and its booking dialog alone, without the rest of `npm run bench`. */
await runTool(async () => {
  console.log(tellDashboard(await measureDashboard((sentence) => console.log(`${sentence}.`))));
});
