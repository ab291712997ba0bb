import { courseProblems } from '../../domain/courseProblems';
import { courses } from './courses';

describe.each(courses)('$outline.title', ({ outline, load }) => {
  test('has no problems', async () => {
    expect(courseProblems(outline, (await load()).content)).toEqual([]);
  });
});
