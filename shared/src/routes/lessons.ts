import { paths } from './paths';

/** A section of a course. */
export interface Lesson {
  readonly module: string;
  readonly section: string;
}

const metrics = (section: string): Lesson => ({ module: 'understanding-sales-metrics', section });

/**
 * Which section of which course explains a line of the sales summary, by the id of the line. A test of the learning
 * remote checks that each exists.
 */
export const lessons: Readonly<Record<string, Lesson>> = {
  'gross-sales': metrics('gross-sales'),
  items: metrics('gross-sales'),
  'service-charges': metrics('gross-sales'),
  'net-sales': metrics('net-sales'),
  'gift-card-sales': metrics('taxes-tips-and-gift-cards'),
  taxes: metrics('taxes-tips-and-gift-cards'),
  tips: metrics('taxes-tips-and-gift-cards'),
  'total-sales': metrics('total-collected'),
  'total-payments': metrics('total-collected'),
};

/** The address of the section that explains a line of a report; `undefined` if none does. */
export function lessonOf(lineId: string): string | undefined {
  const lesson = Object.hasOwn(lessons, lineId) ? lessons[lineId] : undefined;
  return lesson && paths.educationModule(lesson.module, lesson.section);
}
