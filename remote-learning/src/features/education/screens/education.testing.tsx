import { openLedger } from '@back-office/shared/ledger/testing';
import { useRoutes } from '@back-office/shared/router';
import type { AreaServices } from '@back-office/shared/contract';
import { renderInArea } from '@back-office/shared/testing';
import { createCourseCatalog, type CourseEntry } from '../data/courseCatalog';
import { exampleContent, exampleOutline } from '../domain/exampleCourse.testing';
import { EducationProvider } from '../state/education';
import { ModuleListScreen } from './module-list/ModuleListScreen';
import { ModuleScreen } from './module/ModuleScreen';

export const exampleEntry: CourseEntry = {
  outline: exampleOutline,
  load: async () => ({ content: exampleContent }),
};

/** In the store's time zone. */
const fridayNoon = Date.parse('2025-07-18T12:00:00-04:00');

/** The education center with courses given as data, at an address. It is July 18, 2025. */
export function renderEducation(
  path = '/education',
  entries: readonly CourseEntry[] = [exampleEntry],
  services: Partial<AreaServices> = {},
) {
  openLedger({ now: fridayNoon });
  return renderInArea(
    <EducationProvider catalog={createCourseCatalog(entries)}>
      <Screens />
    </EducationProvider>,
    { path, services },
  );
}

function Screens() {
  return useRoutes([
    { path: '/education', element: <ModuleListScreen /> },
    { path: '/education/:moduleId', element: <ModuleScreen /> },
  ]);
}
