import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Few lines that take long, of which the order by size knows nothing: begun last, both cores would wait for them. */
const LONGEST = [
  'stories/bad-day.story.ts',
  'stories/every-screen.story.ts',
  'stories/karigar-screens.story.ts',
  'testing/faults/faults.test.ts',
  'testing/day/day.test.ts',
  'tools/test-language.test.ts',
];

/** Stories keep a core busy and most tests wait: evenly mixed, neither is left over for the end of a run. */
export class StoriesAmongTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longestFirst = sorted.sort((one, other) => isLongest(other) - isLongest(one));
    const stories = longestFirst.filter(({ moduleId }) => moduleId.endsWith('.story.ts'));
    const tests = longestFirst.filter((file) => !stories.includes(file));
    const between = Math.ceil(tests.length / (stories.length || 1));
    const mixed = stories.flatMap((story, index) => [
      story,
      ...tests.slice(index * between, (index + 1) * between),
    ]);
    return stories.length > 0 ? mixed : tests;
  }
}

const isLongest = ({ moduleId }: TestSpecification): number =>
  Number(LONGEST.some((path) => moduleId.endsWith(path)));
