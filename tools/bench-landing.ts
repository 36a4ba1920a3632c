import { measureLanding } from './bench/lighthouse.ts';
import { tellLanding } from './bench/tell-landing.ts';
import { runTool } from './run-tool.ts';

/** The front page alone, without the rest of `npm run bench`. */
await runTool(async () => {
  console.log(tellLanding(await measureLanding((sentence) => console.log(`${sentence}.`))));
});
