import { measureDashboard } from './bench/measure-dashboard.ts';
import { reportDashboard } from './bench/report-dashboard.ts';
import { runTool } from './run-tool.ts';

/** The dashboard and its booking dialog alone, without the rest of `npm run bench`. */
await runTool(async () => {
  console.log(reportDashboard(await measureDashboard((sentence) => console.log(`${sentence}.`))));
});
