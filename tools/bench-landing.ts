import { measureLanding } from './bench/lighthouse.ts';
import { reportLanding } from './bench/report-landing.ts';
import { runTool } from './run-tool.ts';

/** The front page alone, without the rest of `npm run bench`. */
await runTool(async () => {
  console.log(reportLanding(await measureLanding((sentence) => console.log(`${sentence}.`))));
});
