import { lazyScreen } from '@back-office/shared/area';
import type { ComponentType } from 'react';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { Outlet } from '@back-office/shared/router';
import { createCourseCatalog } from '../features/education/data/courseCatalog';
import { courses } from '../features/education/data/courses/courses';
import { EducationProvider } from '../features/education/state/education';

const loadList = () =>
  import(
    /* webpackChunkName: "module-list-screen" */ '../features/education/screens/module-list/ModuleListScreen'
  ).then(({ ModuleListScreen }): ComponentType => ModuleListScreen);

const loadModule = () =>
  import(/* webpackChunkName: "module-screen" */ '../features/education/screens/module/ModuleScreen').then(
    ({ ModuleScreen }): ComponentType => ModuleScreen,
  );

/** The routes of this remote, relative to the root of the product. */
export function createArea(): Area {
  const catalog = createCourseCatalog(courses);
  return {
    contract: contractVersion,
    routes: [
      {
        path: 'education',
        element: (
          <EducationProvider catalog={catalog}>
            <Outlet />
          </EducationProvider>
        ),
        children: [
          { index: true, element: lazyScreen(loadList) },
          { path: ':moduleId', element: lazyScreen(loadModule) },
        ],
      },
    ],
  };
}
