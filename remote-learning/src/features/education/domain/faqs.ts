import { faqCategories, type Faq, type FaqCategory } from './course';

/** The chips above the questions. */
export const faqChips = ['all', ...faqCategories] as const;
export type FaqChip = 'all' | FaqCategory;

/** The FAQs of a category; first those that belong to the section. */
export function faqsOf(faqs: readonly Faq[], sectionFaqs: readonly string[], chip: FaqChip): readonly Faq[] {
  const shown = chip === 'all' ? faqs : faqs.filter(({ category }) => category === chip);
  const isFirst = ({ id }: Faq) => sectionFaqs.includes(id);
  return [...shown.filter(isFirst), ...shown.filter((faq) => !isFirst(faq))];
}
