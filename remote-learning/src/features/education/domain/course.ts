import type { Calculator, Example } from './calculation';
import type { Figures } from './figures';
import type { ReportLink } from './reportLink';
import type { Visualization } from './visualization';

/*
 * What a course is made of. `docs/content.md` explains how to write one. A course has two parts: its outline, which the
 * list and the search need, and its content, which is loaded when the course is opened.
 */

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
type Difficulty = (typeof difficulties)[number];

/** The colors of their badges, as agreed: green, yellow and red. */
export const difficultyTones = {
  Beginner: 'positive',
  Intermediate: 'notice',
  Advanced: 'negative',
} as const satisfies Readonly<Record<Difficulty, string>>;

export const courseCategories = ['Sales', 'Payments', 'Refunds', 'Fees and deposits'] as const;
type CourseCategory = (typeof courseCategories)[number];

export const faqCategories = ['general', 'timing', 'definitions', 'edge-cases', 'calculations'] as const;
type FaqCategory = (typeof faqCategories)[number];

export interface ModuleOutline {
  /** Part of the address, such as `understanding-sales`. Never change it: progress and links refer to it. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences: what the reader can do afterwards. */
  readonly description: string;
  readonly difficulty: Difficulty;
  /** Minutes. */
  readonly duration: number;
  readonly category: CourseCategory;
  readonly sections: readonly SectionOutline[];
  readonly faqs: readonly FaqOutline[];
}

interface SectionOutline {
  /** Part of the address, unique within the course. Never change it. */
  readonly id: string;
  readonly title: string;
  readonly searchWords?: string;
}

interface FaqOutline {
  /** Unique within the course. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** What merchants call the topic, if the title has other words. */
  readonly searchWords?: string;
}

export interface ModuleContent {
  /** By the section ids of the outline. */
  readonly sections: Readonly<Record<string, SectionContent>>;
  /** By the FAQ ids of the outline. */
  readonly faqs: Readonly<Record<string, FaqContent>>;
  readonly visualizations: readonly Visualization[];
}

export interface SectionContent {
  /** A timeline has scenarios, a lesson has none. */
  readonly type: 'lesson' | 'timeline';
  /** Named numbers that every text and example of this section can use: `{netSales}`. */
  readonly figures?: Figures;
  readonly content: readonly Block[];
  /** Only, and always, in a section of type `timeline`. */
  readonly scenarios?: readonly PaymentScenario[];
  readonly examples?: readonly Example[];
  readonly calculator?: Calculator;
  readonly questions?: readonly Question[];
  /** FAQs of this course that belong to this section; they stand first. */
  readonly faqs?: readonly string[];
  readonly reports?: readonly ReportLink[];
}

/**
 * A part of a section's running text. Texts may contain `{figure}` for a number, formatted, and `**word**` for emphasis,
 * nothing else.
 */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  /** A heading inside the section. */
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isNumbered?: boolean }
  /** What to remember, in a frame. */
  | { readonly type: 'keyPoints'; readonly items: readonly string[] }
  /** A definition that stands alone, such as `Gross Sales = Price + Service Charges`. */
  | { readonly type: 'formula'; readonly text: string }
  /** A common mistake or a surprise, in a frame. */
  | { readonly type: 'note'; readonly text: string }
  /** Id of a visualization of the course. */
  | { readonly type: 'picture'; readonly picture: string };

/** When a sale and its payment are reported. Times are local times of the store, `2025-06-27T23:48`. */
export interface PaymentScenario {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  readonly isEdgeCase: boolean;
  readonly saleReportTime: string;
  readonly paymentReportTime: string;
  /** Shown when the scenario is selected: why it is so, and what the merchant sees in the reports. */
  readonly explanation: string;
  /** Further events on the timeline, such as the deposit at the bank. */
  readonly events?: readonly { readonly label: string; readonly time: string }[];
}

/** A question to learn from: every choice says why it is right or wrong. Exactly one is right. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isCorrect?: boolean;
  readonly explanation: string;
}

export interface FaqContent {
  readonly figures?: Figures;
  /** One paragraph per text. */
  readonly answer: readonly string[];
  readonly examples?: readonly string[];
  /** Where the merchant sees it. */
  readonly reports?: readonly ReportLink[];
}

/** A section as a screen shows it: outline and content together. */
export interface Section extends SectionOutline, SectionContent {}
export interface Faq extends FaqOutline, FaqContent {}

export interface Module extends Omit<ModuleOutline, 'sections' | 'faqs'> {
  readonly sections: readonly Section[];
  readonly faqs: readonly Faq[];
  readonly visualizations: readonly Visualization[];
}

/** Joins the parts of a course. A section or FAQ without content is left out; the schema test reports it. */
export function moduleOf(outline: ModuleOutline, content: ModuleContent): Module {
  return {
    ...outline,
    sections: joined(outline.sections, content.sections),
    faqs: joined(outline.faqs, content.faqs),
    visualizations: content.visualizations,
  };
}

function joined<Outline extends { readonly id: string }, Content extends object>(
  outlines: readonly Outline[],
  contents: Readonly<Record<string, Content>>,
): readonly (Outline & Content)[] {
  return outlines.flatMap((outline) => {
    const content = contents[outline.id];
    return content ? [{ ...outline, ...content }] : [];
  });
}

export interface SectionPlace {
  readonly section: Section;
  /** From 0. */
  readonly index: number;
  readonly previous: Section | undefined;
  readonly next: Section | undefined;
}

/** The section with an id; without an id the first. `undefined` if the course has no such section. */
export function sectionAt({ sections }: Module, sectionId: string | undefined): SectionPlace | undefined {
  const index = sectionId === undefined ? 0 : sections.findIndex(({ id }) => id === sectionId);
  const section = sections[index];
  return section && { section, index, previous: sections[index - 1], next: sections[index + 1] };
}

/** The section that an address names, `?section=gross-sales`. */
export function sectionIdOf(params: URLSearchParams): string | undefined {
  return params.get('section') ?? undefined;
}

/** The chips above the questions. */
export const faqChips = ['all', ...faqCategories] as const;
export type FaqChip = 'all' | FaqCategory;

/** The FAQs of a category; first those that belong to the section. */
export function faqsOf(faqs: readonly Faq[], sectionFaqs: readonly string[], chip: FaqChip): readonly Faq[] {
  const shown = chip === 'all' ? faqs : faqs.filter(({ category }) => category === chip);
  const isFirst = ({ id }: Faq) => sectionFaqs.includes(id);
  return [...shown.filter(isFirst), ...shown.filter((faq) => !isFirst(faq))];
}
