import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines that go through every screen six times: begun last, the others would wait for it. */
const LONGEST = 'every-screen.story.ts';

/** Stories keep a core busy and most tests wait: evenly mixed, neither is left over for the end of a run. */
export class StoriesAmongTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const stories = sorted
      .filter(({ moduleId }) => moduleId.endsWith('.story.ts'))
      .sort((one, other) => isLongest(other) - isLongest(one));
    const tests = sorted.filter((file) => !stories.includes(file));
    const between = Math.ceil(tests.length / (stories.length || 1));
    const mixed = stories.flatMap((story, index) => [
      story,
      ...tests.slice(index * between, (index + 1) * between),
    ]);
    return stories.length > 0 ? mixed : tests;
  }
}

const isLongest = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith(LONGEST));
