import { courseProblems } from './courseProblems.testing';
import { exampleContent, exampleOutline } from './exampleCourse.testing';
import type { ModuleContent, SectionContent } from './course';

const lunch = exampleContent.sections['a-lunch-order'] as SectionContent;

function withSection(changes: Partial<SectionContent>): ModuleContent {
  return { ...exampleContent, sections: { ...exampleContent.sections, 'a-lunch-order': { ...lunch, ...changes } } };
}

const paragraph = (text: string) => withSection({ content: [{ type: 'paragraph', text }] });
const [example] = lunch.examples ?? [];
const [question] = lunch.questions ?? [];

test('a complete course has no problems', () => {
  expect(courseProblems(exampleOutline, exampleContent)).toEqual([]);
});

test.each([
  ['an unknown name in a text', paragraph('Costs {nothing}.'), 'a-lunch-order: no figure is called {nothing}.'],
  [
    'an amount typed in a text',
    paragraph('Costs $9.50.'),
    'a-lunch-order: $9.50. is typed in a text. Give it a name under figures.',
  ],
  [
    'a picture that does not exist',
    withSection({ content: [{ type: 'picture', picture: 'none' }] }),
    'there is no visualization none',
  ],
  [
    'a figure whose formula fails',
    withSection({ figures: { ...lunch.figures, odd: 'coupon / 0' } }),
    'a-lunch-order: coupon / 0: The result is not a finite number.',
  ],
  [
    'a step with an unknown name',
    withSection({
      examples: [
        {
          ...example,
          steps: [{ id: 'step', label: 'A', explanation: 'B', formula: 'unknown + 1' }],
          result: { label: 'C', formula: 'step' },
          scenario: 'D',
        } as never,
      ],
    }),
    'example lunch: unknown + 1: The formula has an unknown name',
  ],
  [
    'a calculator that fails with its defaults',
    withSection({
      calculator: {
        ...lunch.calculator,
        outputs: [{ id: 'x', label: 'X', format: 'other', formula: 'price * wrong' }],
      } as never,
    }),
    'calculator receipt-total: price * wrong',
  ],
  ['an unknown FAQ', withSection({ faqs: ['none'] }), 'a-lunch-order: there is no FAQ none.'],
  [
    'two right answers',
    withSection({
      questions: [
        { ...question, choices: question?.choices.map((choice) => ({ ...choice, isCorrect: true })) } as never,
      ],
    }),
    '2 choices are correct',
  ],
  ['a timeline without scenarios', withSection({ type: 'timeline' }), 'a timeline has scenarios'],
  [
    'a section without content',
    { ...exampleContent, sections: { 'a-lunch-order': lunch } },
    'sections: the-day-it-counts has no content.',
  ],
  [
    'a section that is not in the outline',
    { ...exampleContent, sections: { ...exampleContent.sections, more: lunch } },
    'sections: more is not in the outline.',
  ],
  ['an unknown property', withSection({ contents: [] } as never), 'contents'],
])('%s is a problem', (_, content, problem) => {
  expect(courseProblems(exampleOutline, content)).toContainEqual(expect.stringContaining(problem));
});

test('an id that stands twice is a problem', () => {
  const [first] = exampleOutline.sections;
  const sections = [...exampleOutline.sections, { id: first?.id ?? '', title: 'Again' }];
  expect(courseProblems({ ...exampleOutline, sections }, exampleContent)).toContain(
    'sections: a-lunch-order stands twice.',
  );
});
