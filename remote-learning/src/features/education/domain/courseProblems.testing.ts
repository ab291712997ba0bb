import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import {
  type Block,
  type Module,
  type ModuleContent,
  moduleOf,
  type ModuleOutline,
  type Question,
  type Section,
} from './course';
import type { Calculator, Example } from './calculation';
import { defaultInputs, calculate } from './calculate';
import { contentSchema, outlineSchema } from './courseSchema.testing';
import { exampleScope } from './example';
import { fillText, noScope, withFigures, type Scope } from './figures';
import type { Problem } from './formula';
import type { Visualization } from './visualization';

/**
 * Everything that is wrong with a course, one sentence each, with its place: `gross-sales / example lunch: …`. A course
 * without problems can be shown.
 */
export function courseProblems(outline: unknown, content: unknown): readonly string[] {
  const shape = [
    ...schemaProblems('outline', outlineSchema, outline),
    ...schemaProblems('content', contentSchema, content),
  ];
  if (shape.length > 0) return shape;
  // Both are what the schemas say.
  const [known, parts] = [outline as ModuleOutline, content as ModuleContent];
  const course = moduleOf(known, parts);
  return [
    ...sameIds('sections', known.sections, parts.sections),
    ...sameIds('FAQs', known.faqs, parts.faqs),
    ...repeated('visualization', course.visualizations),
    ...course.sections.flatMap((section) => sectionProblems(section, course)),
    ...course.faqs.flatMap((faq) => {
      const place = `FAQ ${faq.id}`;
      const { scope, problems } = scopeOf(place, noScope, (report) => withFigures(noScope, faq.figures, report));
      return [...problems, ...textProblems(place, [...faq.answer, ...(faq.examples ?? [])], scope)];
    }),
  ];
}

function schemaProblems(part: string, schema: GenericSchema, data: unknown): readonly string[] {
  const { issues = [] } = safeParse(schema, data);
  return issues.map((issue) => `${part}, ${getDotPath(issue) ?? 'as a whole'}: ${issue.message}`);
}

function sameIds(
  what: string,
  outline: readonly { readonly id: string }[],
  content: Readonly<Record<string, unknown>>,
) {
  const ids = outline.map(({ id }) => id);
  return [
    ...repeated(what, outline),
    ...ids.filter((id) => !Object.hasOwn(content, id)).map((id) => `${what}: ${id} has no content.`),
    ...Object.keys(content)
      .filter((id) => !ids.includes(id))
      .map((id) => `${what}: ${id} is not in the outline.`),
  ];
}

function repeated(what: string, parts: readonly { readonly id: string }[]): readonly string[] {
  const ids = parts.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${what}: ${id} stands twice.`);
}

function sectionProblems(section: Section, course: Module): readonly string[] {
  const { scenarios = [], examples = [], questions = [], faqs = [], calculator } = section;
  const place = section.id;
  const { scope, problems } = scopeOf(place, noScope, (report) => withFigures(noScope, section.figures, report));
  const known = (ids: readonly { readonly id: string }[], wanted: string) => ids.some(({ id }) => id === wanted);
  return [
    ...problems,
    ...repeated(`${place}, examples`, examples),
    ...repeated(`${place}, scenarios`, scenarios),
    ...repeated(`${place}, questions`, questions),
    ...((section.type === 'timeline') === scenarios.length > 0
      ? []
      : [`${place}: a timeline has scenarios, and nothing else has.`]),
    ...textProblems(place, section.content.flatMap(textsOf), scope),
    ...section.content.flatMap((block) =>
      block.type === 'picture' ? pictureProblems(place, block.picture, course, scope) : [],
    ),
    ...scenarios.flatMap(({ id, description, explanation }) =>
      textProblems(`${place} / scenario ${id}`, [description, explanation], scope),
    ),
    ...examples.flatMap((example) => exampleProblems(`${place} / example ${example.id}`, example, scope)),
    ...(calculator ? calculatorProblems(`${place} / calculator ${calculator.id}`, calculator) : []),
    ...questions.flatMap((question) => questionProblems(`${place} / question ${question.id}`, question, scope)),
    ...faqs.filter((id) => !known(course.faqs, id)).map((id) => `${place}: there is no FAQ ${id}.`),
  ];
}

function textsOf(block: Block): readonly string[] {
  if (block.type === 'picture') return [];
  return 'items' in block ? block.items : [block.text];
}

function pictureProblems(place: string, id: string, course: Module, scope: Scope): readonly string[] {
  const picture = course.visualizations.find((each) => each.id === id);
  if (!picture) return [`${place}: there is no visualization ${id}.`];
  const where = `${place} / picture ${id}`;
  return [
    ...textProblems(where, [picture.title, picture.description, ...drawnTexts(picture)], scope),
    ...(picture.type === 'waterfall'
      ? picture.data
          .filter(({ figure }) => !scope.has(figure))
          .map(({ figure }) => `${where}: the section has no figure ${figure}.`)
      : []),
  ];
}

function drawnTexts(picture: Visualization): readonly string[] {
  if (picture.type === 'waterfall') return picture.data.map(({ label }) => label);
  const shapes = [...picture.data.wide.shapes, ...picture.data.narrow.shapes];
  return shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []));
}

function exampleProblems(place: string, example: Example, scope: Scope): readonly string[] {
  const calculated = scopeOf(place, scope, (report) => exampleScope(example, scope, report));
  const given = Object.keys(example.figures ?? {});
  return [
    ...calculated.problems,
    ...repeated(`${place}, steps`, example.steps),
    ...textProblems(
      place,
      [
        example.scenario,
        example.result.label,
        ...example.steps.flatMap(({ label, explanation }) => [label, explanation]),
      ],
      calculated.scope,
    ),
    ...Object.keys(example.ledger?.figures ?? {})
      .filter((name) => !given.includes(name))
      .map((name) => `${place}: the ledger fills ${name}, which is not among the given figures.`),
  ];
}

function calculatorProblems(place: string, calculator: Calculator): readonly string[] {
  const failures: Problem[] = [];
  calculate(calculator, defaultInputs(calculator), (problem) => failures.push(problem));
  const numbers = calculator.inputs.flatMap(({ id, type }) => (type === 'number' ? [id] : []));
  return [
    ...repeated(`${place}, inputs and outputs`, [...calculator.inputs, ...calculator.outputs]),
    ...failures.map(({ formula, reason }) => `${place}: ${formula}: ${reason}`),
    ...calculator.inputs.flatMap((input) =>
      input.type === 'select' && !input.options.some(({ value }) => value === input.defaultValue)
        ? [`${place}: the default of ${input.id} is not one of its options.`]
        : [],
    ),
    ...Object.keys(calculator.ledger?.figures ?? {})
      .filter((name) => !numbers.includes(name))
      .map((name) => `${place}: the ledger fills ${name}, which is no number input.`),
  ];
}

function questionProblems(place: string, { question, choices }: Question, scope: Scope): readonly string[] {
  const correct = choices.filter(({ isCorrect }) => isCorrect === true).length;
  return [
    ...(correct === 1 ? [] : [`${place}: ${correct} choices are correct, not one.`]),
    ...repeated(`${place}, choices`, choices),
    ...textProblems(place, [question, ...choices.flatMap(({ text, explanation }) => [text, explanation])], scope),
  ];
}

/** An amount of money in a text, and an unknown placeholder. The fee rules are quoted by name. */
function textProblems(place: string, texts: readonly string[], scope: Scope): readonly string[] {
  return texts.flatMap((text) => {
    const typed = /\$\s?\d[\d.,]*/.exec(text)?.[0];
    const unknown = /\{[^}]*\}/.exec(fillText(text, scope))?.[0];
    return [
      ...(typed === undefined ? [] : [`${place}: ${typed} is typed in a text. Give it a name under figures.`]),
      ...(unknown === undefined ? [] : [`${place}: no figure is called ${unknown}.`]),
    ];
  });
}

function scopeOf(place: string, fallback: Scope, make: (report: (problem: Problem) => void) => Scope) {
  const problems: string[] = [];
  let scope = fallback;
  scope = make(({ formula, reason }) => problems.push(`${place}: ${formula}: ${reason}`));
  return { scope, problems };
}
