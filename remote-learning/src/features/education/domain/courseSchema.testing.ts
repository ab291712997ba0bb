import * as v from 'valibot';
import { measureIds, measureOf } from '@back-office/shared/ledger';
import { courseCategories, difficulties, faqCategories, type ModuleContent, type ModuleOutline } from './course';
import { figureFormats } from './figures';
import { reports } from './reportLink';
import { shapeColors } from './visualization';

/*
 * The shape of course data, for courses of any origin. What a schema cannot say, such as that every name in a text is
 * known, is in `courseProblems.testing.ts`.
 */

const text = v.pipe(v.string(), v.nonEmpty(), v.trim());
const texts = v.pipe(v.array(text), v.minLength(1));
/** Part of an address. */
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is written in small letters and hyphens.'));
/** Part of a formula. */
const name = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'A name is a small letter, then letters and digits.'));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'A time is written 2025-06-27T23:48.'));
const format = v.picklist(figureFormats);
const number = v.pipe(v.number(), v.finite());

const value = v.union([number, text]);
const figures = v.record(name, v.union([value, v.strictObject({ value, format })]));

const amount = v.picklist(measureIds.filter((id) => measureOf(id).unit === 'money'));
const ledger = v.strictObject({
  report: v.picklist(reports),
  figures: v.record(name, amount),
  result: v.exactOptional(amount),
});

const block = v.variant('type', [
  v.strictObject({ type: v.picklist(['paragraph', 'heading', 'formula', 'note']), text }),
  v.strictObject({ type: v.literal('list'), items: texts, isNumbered: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('keyPoints'), items: texts }),
  v.strictObject({ type: v.literal('picture'), picture: slug }),
]);

const example = v.strictObject({
  id: slug,
  title: text,
  scenario: text,
  figures: v.exactOptional(figures),
  steps: v.pipe(
    v.array(
      v.strictObject({ id: name, label: text, explanation: text, formula: text, format: v.exactOptional(format) }),
    ),
    v.minLength(1),
  ),
  result: v.strictObject({ label: text, formula: text, format: v.exactOptional(format) }),
  ledger: v.exactOptional(ledger),
});

const calculator = v.strictObject({
  id: slug,
  title: text,
  description: text,
  inputs: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({
          type: v.literal('number'),
          id: name,
          label: text,
          defaultValue: v.string(),
          unit: v.exactOptional(v.picklist(['$', '%'])),
          placeholder: v.exactOptional(text),
        }),
        v.strictObject({
          type: v.literal('select'),
          id: name,
          label: text,
          defaultValue: text,
          options: v.pipe(v.array(v.strictObject({ value: text, label: text })), v.minLength(2)),
        }),
      ]),
    ),
    v.minLength(1),
  ),
  outputs: v.pipe(
    v.array(
      v.strictObject({
        id: name,
        label: text,
        format: v.picklist(['currency', 'percentage', 'other']),
        formula: text,
      }),
    ),
    v.minLength(1),
  ),
  ledger: v.exactOptional(ledger),
});

const question = v.strictObject({
  id: slug,
  question: text,
  choices: v.pipe(
    v.array(v.strictObject({ id: slug, text, isCorrect: v.exactOptional(v.boolean()), explanation: text })),
    v.minLength(2),
  ),
});

const scenario = v.strictObject({
  id: slug,
  name: text,
  description: text,
  isEdgeCase: v.boolean(),
  saleReportTime: time,
  paymentReportTime: time,
  explanation: text,
  events: v.exactOptional(v.array(v.strictObject({ label: text, time }))),
});

const fill = v.exactOptional(v.picklist(shapeColors));
const point = v.strictTuple([number, number]);
const shape = v.variant('shape', [
  v.strictObject({
    shape: v.literal('rect'),
    x: number,
    y: number,
    width: number,
    height: number,
    radius: v.exactOptional(number),
    fill: v.picklist(shapeColors),
  }),
  v.strictObject({ shape: v.literal('circle'), x: number, y: number, radius: number, fill: v.picklist(shapeColors) }),
  v.strictObject({
    shape: v.literal('line'),
    points: v.pipe(v.array(point), v.minLength(2)),
    stroke: v.picklist(shapeColors),
    width: v.exactOptional(number),
    isArrow: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    shape: v.literal('text'),
    x: number,
    y: number,
    text,
    align: v.exactOptional(v.picklist(['start', 'middle', 'end'])),
    size: v.exactOptional(v.pipe(number, v.minValue(12))),
    isStrong: v.exactOptional(v.boolean()),
    fill,
  }),
]);
const canvas = v.strictObject({ height: number, shapes: v.pipe(v.array(shape), v.minLength(1)) });

const visualization = v.variant('type', [
  v.strictObject({
    type: v.literal('waterfall'),
    id: slug,
    title: text,
    description: text,
    data: v.pipe(
      v.array(v.strictObject({ label: text, figure: name, kind: v.picklist(['total', 'add', 'subtract']) })),
      v.minLength(2),
    ),
  }),
  v.strictObject({
    type: v.literal('drawing'),
    id: slug,
    title: text,
    description: text,
    data: v.strictObject({ wide: canvas, narrow: canvas }),
  }),
]);

const reportLinks = v.exactOptional(v.array(v.strictObject({ report: v.picklist(reports), label: text })));

const section = v.strictObject({
  type: v.picklist(['lesson', 'timeline']),
  figures: v.exactOptional(figures),
  content: v.pipe(v.array(block), v.minLength(1)),
  scenarios: v.exactOptional(v.pipe(v.array(scenario), v.minLength(1))),
  examples: v.exactOptional(v.array(example)),
  calculator: v.exactOptional(calculator),
  questions: v.exactOptional(v.array(question)),
  faqs: v.exactOptional(v.array(slug)),
  reports: reportLinks,
});

const searchWords = v.exactOptional(text);

export const outlineSchema: v.GenericSchema<unknown, ModuleOutline> = v.strictObject({
  id: slug,
  title: text,
  description: text,
  difficulty: v.picklist(difficulties),
  duration: v.pipe(number, v.integer(), v.minValue(1)),
  category: v.picklist(courseCategories),
  sections: v.pipe(v.array(v.strictObject({ id: slug, title: text, searchWords })), v.minLength(1)),
  faqs: v.array(v.strictObject({ id: slug, category: v.picklist(faqCategories), question: text, searchWords })),
});

export const contentSchema: v.GenericSchema<unknown, ModuleContent> = v.strictObject({
  sections: v.record(slug, section),
  faqs: v.record(
    slug,
    v.strictObject({
      figures: v.exactOptional(figures),
      answer: texts,
      examples: v.exactOptional(texts),
      reports: reportLinks,
    }),
  ),
  visualizations: v.array(visualization),
});
