import type { Block } from './blocks';
import type { Calculator, Example } from './calculation';
import type { Figures } from './figures';
import type { Question } from './question';
import type { ReportLink } from './reportLink';
import type { PaymentScenario } from './scenario';
import type { Visualization } from './visualization';

/*
 * What a course is made of. `docs/content.md` explains how to write one. A course has two parts: its outline, which the
 * list and the search need, and its content, which is loaded when the course is opened.
 */

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const courseCategories = ['Sales', 'Payments', 'Refunds', 'Fees and deposits'] as const;
type CourseCategory = (typeof courseCategories)[number];

export const faqCategories = ['general', 'timing', 'definitions', 'edge-cases', 'calculations'] as const;
export type FaqCategory = (typeof faqCategories)[number];

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

/** A whole course. */
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
