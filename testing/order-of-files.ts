import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stories keep a core busy and most tests wait: evenly mixed, neither is left over for the end of a run. */
export class StoriesAmongTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const stories = sorted.filter(({ moduleId }) => moduleId.endsWith('.story.ts'));
    const tests = sorted.filter((file) => !stories.includes(file));
    const between = Math.ceil(tests.length / (stories.length || 1));
    const mixed = stories.flatMap((story, index) => [
      story,
      ...tests.slice(index * between, (index + 1) * between),
    ]);
    return stories.length > 0 ? mixed : tests;
  }
}
