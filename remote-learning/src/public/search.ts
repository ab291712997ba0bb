import type { SearchProvider, SearchResult } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { findPlaces, placeGroup } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import { courses } from '../features/education/data/courses/courses';
import type { ModuleOutline } from '../features/education/domain/course';

interface CoursePlace extends SearchResult {
  /** Further words that find it. */
  readonly words: string;
}

const outlines = courses.map(({ outline }) => outline);

/** Courses, their sections, and FAQs, by their titles. The texts of courses are not searched: they are not loaded. */
export const search: SearchProvider = {
  finds: 'courses, their sections and FAQs',
  search(query) {
    const screens = [{ title: 'Education Center', path: paths.education(), words: 'learn courses modules help' }];
    const found = findPlaces(outlines.flatMap(placesOf), query);
    return [
      ...placeGroup('Screens', screens, query),
      ...(found.length === 0 ? [] : [{ title: 'Courses', results: found.map(resultOf) }]),
    ];
  },
};

/** Courses come before sections and FAQs that match as well. */
function placesOf({ id, title, description, difficulty, duration, category, sections, faqs }: ModuleOutline) {
  const path = (sectionId?: string) => withLedgerParams(paths.educationModule(id, sectionId));
  const course: CoursePlace = {
    id,
    title,
    detail: `${difficulty} course, ${duration} min`,
    path: path(),
    kind: 'course',
    words: `${description} ${category} course`,
  };
  return [
    course,
    ...sections.map((section): CoursePlace => ({
      id: `${id}/${section.id}`,
      title: section.title,
      detail: title,
      path: path(section.id),
      kind: 'course',
      words: section.searchWords ?? '',
    })),
    ...faqs.map((faq): CoursePlace => ({
      id: `${id}/faq/${faq.id}`,
      title: faq.question,
      detail: `FAQ · ${title}`,
      path: `${path()}${path().includes('?') ? '&' : '?'}faq=${encodeURIComponent(faq.id)}`,
      kind: 'course',
      words: `faq question ${faq.searchWords ?? ''}`,
    })),
  ];
}

function resultOf({ words: _, ...result }: CoursePlace): SearchResult {
  return result;
}
