import { exampleOutline } from '../../domain/exampleCourse.testing';
import type { ModuleOutline } from '../../domain/course';
import { exampleEntry, renderEducation } from '../education.testing';

const courseOf = (changes: Partial<ModuleOutline>) => ({ ...exampleEntry, outline: { ...exampleOutline, ...changes } });
const entries = [
  exampleEntry,
  courseOf({ id: 'two', title: 'Closing the day', difficulty: 'Intermediate', duration: 30 }),
  courseOf({ id: 'three', title: 'Tips', difficulty: 'Advanced' }),
];

afterEach(() => localStorage.clear());

test('each card says level, title, description, duration and sections, and how far the course is', () => {
  localStorage.setItem(
    'back-office:education-progress',
    JSON.stringify({ two: ['a-lunch-order'], three: ['a-lunch-order', 'the-day-it-counts'] }),
  );
  const view = renderEducation('/education', entries);
  const cards = view.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(cards.map((card) => card.textContent)).toEqual([
    'BeginnerReading a receiptWhat the lines of a receipt mean for your reports.5 min·2 sectionsStart Module',
    'IntermediateClosing the dayWhat the lines of a receipt mean for your reports.30 min·2 sections50%Continue',
    'AdvancedCompletedTipsWhat the lines of a receipt mean for your reports.5 min·2 sections100%Review',
  ]);
  expect(view.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '100']);
  expect(view.getByRole('link', { name: 'Continue', description: 'Closing the day' })).toHaveAttribute(
    'href',
    '/education/two',
  );
});

test('the three stats count all courses', () => {
  const view = renderEducation('/education?level=advanced', entries);
  const stats = view.getByRole('list', { name: 'Education Center at a glance' });
  expect([...stats.children].map((stat) => stat.textContent)).toEqual([
    '3 available modules',
    '6 total sections',
    '6 FAQ items',
  ]);
});

test('search and level narrow the list and are kept in the address', async () => {
  const view = renderEducation('/education', entries);
  await view.user.click(view.getByRole('radio', { name: 'Intermediate' }));
  expect(view.path()).toBe('/education?level=intermediate');
  expect(view.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await view.user.type(view.getByRole('searchbox', { name: 'Search modules' }), 'tips');
  expect(await view.findByText('No modules found')).toBeVisible();
  expect(view.getByText('Try adjusting your search terms or filters to find relevant modules.')).toBeVisible();
  await view.user.click(view.getByRole('radio', { name: 'Advanced' }));
  expect(view.path()).toBe('/education?level=advanced&q=tips');
  expect(view.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await view.user.click(view.getByRole('radio', { name: 'Beginner' }));
  const [, inEmptyState] = view.getAllByRole('button', { name: 'Clear filters' });
  if (inEmptyState) await view.user.click(inEmptyState);
  expect(view.path()).toBe('/education');
  expect(view.getByRole('searchbox', { name: 'Search modules' })).toHaveFocus();
});

test('an address with an unknown level shows all', () => {
  const view = renderEducation('/education?level=expert', entries);
  expect(view.getByRole('radio', { name: 'All Levels' })).toBeChecked();
  expect(view.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
