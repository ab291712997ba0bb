import type { SearchResult } from '@back-office/shared/contract';
import { courses } from '../features/education/data/courses/courses';
import { search } from './search';

async function found(query: string): Promise<readonly SearchResult[]> {
  const groups = await search.search(query, { signal: new AbortController().signal, context: {} });
  return groups.flatMap(({ results }) => results);
}

test.each(courses.map(({ outline }) => [outline.title, outline] as const))(
  'the course %s, its sections and its FAQs are found by their titles',
  async (title, { id, sections, faqs }) => {
    expect((await found(title))[0]).toMatchObject({ title, path: `/education/${id}`, kind: 'course' });
    for (const section of sections)
      expect(await found(section.title)).toContainEqual(
        expect.objectContaining({ path: `/education/${id}?section=${section.id}`, detail: title }),
      );
    for (const faq of faqs)
      expect(await found(faq.question)).toContainEqual(
        expect.objectContaining({ path: `/education/${id}?faq=${faq.id}`, detail: `FAQ · ${title}` }),
      );
  },
);

test('the education center is found as a screen', async () => {
  expect((await found('education'))[0]).toMatchObject({
    title: 'Education Center',
    path: '/education',
    kind: 'screen',
  });
});

test.each([
  ['payout', 'From Card to Bank'],
  ['refund', 'Refunds, Comps and Discounts'],
  ['taxes', 'Taxes, Tips and Gift Cards'],
  ['what is a gift card', 'Gift Cards: Sold Now, Earned Later'],
  ['prepayment', 'A Deposit Is Not a Sale Yet'],
])('what merchants call it, %j, finds “%s”', async (query, title) =>
  expect((await found(query)).map((result) => result.title)).toContain(title),
);

test('nothing is found for other words', async () => {
  expect(await found('zebra')).toEqual([]);
});
