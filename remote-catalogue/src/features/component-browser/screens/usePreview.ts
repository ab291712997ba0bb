import { use } from 'react';
import type { KitComponent } from '../domain/componentBrowser';
import type { Preview } from './previews/preview';

type Previews = Readonly<Record<string, Preview>>;

/** The previews of each kit subpath are a chunk of their own, so that the gallery appears before the heavier ones are loaded. */
const loads: Readonly<Record<string, () => Promise<Previews>>> = {
  '@back-office/shared/ui': () =>
    import(/* webpackChunkName: "components-core" */ './previews/corePreviews').then(
      ({ corePreviews }) => corePreviews,
    ),
  '@back-office/shared/ui/charts': () =>
    import(/* webpackChunkName: "components-charts" */ './previews/chartPreviews').then(
      ({ chartPreviews }) => chartPreviews,
    ),
  '@back-office/shared/ui/choices': () =>
    import(/* webpackChunkName: "components-choices" */ './previews/choicesPreviews').then(
      ({ choicesPreviews }) => choicesPreviews,
    ),
  '@back-office/shared/ui/dates': () =>
    import(/* webpackChunkName: "components-dates" */ './previews/datePreviews').then(
      ({ datePreviews }) => datePreviews,
    ),
  '@back-office/shared/ui/dialogs': () =>
    import(/* webpackChunkName: "components-dialogs" */ './previews/taskPreviews').then(
      ({ taskPreviews }) => taskPreviews,
    ),
  '@back-office/shared/ui/forms': () =>
    import(/* webpackChunkName: "components-forms" */ './previews/formPreviews').then(
      ({ formPreviews }) => formPreviews,
    ),
  '@back-office/shared/ui/table': () =>
    import(/* webpackChunkName: "components-table" */ './previews/tablePreviews').then(
      ({ tablePreviews }) => tablePreviews,
    ),
};

const none: Previews = {};
const loading = new Map<string, Promise<Previews>>();

/** Suspends until the preview is loaded. `undefined` if loading fails after the usual retries of a chunk. */
export function usePreview({ name, importPath }: KitComponent): Preview | undefined {
  return use(previewsOf(importPath))[name];
}

function previewsOf(importPath: string): Promise<Previews> {
  const known = loading.get(importPath);
  if (known) return known;
  const started = (loads[importPath]?.() ?? Promise.resolve(none)).catch((error: unknown) => {
    console.warn(`The previews of ${importPath} could not be loaded`, error);
    return none;
  });
  loading.set(importPath, started);
  return started;
}
