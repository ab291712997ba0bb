import { dailyViewFee, feeRules } from '@back-office/shared/ledger';
import { faqCategories, moduleOf, type Module, type Section } from '../../domain/course';
import { courseProblems } from '../../domain/courseProblems.testing';
import { fillText, noScope, withFigures } from '../../domain/figures';
import { createCourseCatalog } from '../courseCatalog';
import { courses } from './courses';

const { outlines, load } = createCourseCatalog(courses);
const loaded = async () =>
  Promise.all(courses.map(async ({ outline, load }) => moduleOf(outline, (await load()).content)));

test('the courses have these levels and durations', () => {
  expect(outlines.map(({ title, difficulty, duration }) => [title, difficulty, duration])).toEqual([
    ['Understanding Sales Metrics', 'Beginner', 20],
    ['Sales and Payment Timing', 'Intermediate', 30],
    ['Refunds, Comps and Discounts', 'Beginner', 15],
    ['Fees and Deferred Sales', 'Beginner', 25],
  ]);
});

test('the FAQs cover every category in every course', () => {
  expect(outlines.flatMap(({ faqs }) => faqs)).toHaveLength(28);
  for (const { faqs } of outlines)
    expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set<string>(faqCategories));
});

test('a course that does not exist is not found', async () => {
  expect(await load('no-such-course')).toBeUndefined();
});

describe.each(courses)('$outline.title', ({ outline, load }) => {
  const course = async () => moduleOf(outline, (await load()).content);

  test('has no problems', async () => {
    expect(courseProblems(outline, (await load()).content)).toEqual([]);
  });

  test('teaches each section with a question, what to remember and the reports', async () => {
    for (const { id, content, questions = [], reports = [], examples = [], scenarios = [] } of (await course())
      .sections) {
      const lacks = [
        ...(questions.length === 0 ? ['a question'] : []),
        ...(examples.length + scenarios.length === 0 ? ['an example'] : []),
        ...(reports.length === 0 ? ['a report'] : []),
        ...(content.at(-1)?.type === 'keyPoints' ? [] : ['key points at its end']),
      ];
      expect([id, lacks]).toEqual([id, []]);
    }
  });

  test('has a calculator', async () => {
    expect((await course()).sections.some(({ calculator }) => calculator !== undefined)).toBe(true);
  });

  // Exercises take about a third of the time.
  test('takes about as long as it says', async () => {
    const words = (await course()).sections.flatMap(textsOf).join(' ').split(/\s+/).length;
    const minutes = { reading: words / 180, withExercises: words / 90 };
    expect(minutes.reading).toBeLessThan(outline.duration);
    expect(minutes.withExercises).toBeGreaterThan(outline.duration);
  });
});

test('the courses are about time where time matters, with standard and edge cases', async () => {
  const timelines = (await loaded()).flatMap(({ sections }) => sections.filter(({ type }) => type === 'timeline'));
  expect(timelines.map(({ id }) => id)).toEqual([
    'when-sales-and-payments-are-reported',
    'which-day-a-refund-counts',
    'completing-the-order',
  ]);
  for (const { scenarios = [] } of timelines)
    expect(new Set(scenarios.map(({ isEdgeCase }) => isEdgeCase))).toEqual(new Set([true, false]));
});

test.each([
  ['understanding-sales-metrics', 'Gross Sales = Price + Service Charges'],
  ['understanding-sales-metrics', 'Net Sales = Gross Sales - Discounts - Comps - Returns'],
  ['understanding-sales-metrics', 'Total Line Item = Net Sales - Partial Refunds + Tax'],
  [
    'sales-and-payment-timing',
    'The daily summary email is sent after 1:30 AM PST, covering midnight to midnight by default.',
  ],
  ['sales-and-payment-timing', 'Card deposits arrive 1 to 2 business days after sales.'],
  ['fees-and-deferred-sales', feeRules.processing.text],
  ['fees-and-deferred-sales', feeRules.invoice.text],
])('the course %s says: %s', async (id, text) => {
  const course = await load(id);
  expect(course?.sections.flatMap(textsOf).join('\n')).toContain(text);
});

test('the answer about the daily view names its rate', async () => {
  const answer = answersOf(await load('fees-and-deferred-sales'), 'daily-view-fee');
  expect(answer).toContain(`${-dailyViewFee(100_00) / 100}% of the payments collected`);
});

function answersOf(course: Module | undefined, id: string) {
  return course?.faqs.find((faq) => faq.id === id)?.answer.join(' ');
}

function textsOf(section: Section): readonly string[] {
  const { content, scenarios = [], examples = [], questions = [] } = section;
  const scope = withFigures(noScope, section.figures, () => undefined);
  return [
    ...content.flatMap((block) => (block.type === 'picture' ? [] : 'items' in block ? block.items : [block.text])),
    ...scenarios.flatMap(({ description, explanation }) => [description, explanation]),
    ...examples.flatMap(({ scenario, steps }) => [
      scenario,
      ...steps.flatMap((step) => [step.label, step.explanation]),
    ]),
    ...questions.flatMap(({ question, choices }) => [
      question,
      ...choices.flatMap(({ text, explanation }) => [text, explanation]),
    ]),
  ].map((text) => fillText(text, scope));
}
