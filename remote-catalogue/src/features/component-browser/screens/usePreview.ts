import { use } from 'react';
import type { KitComponent } from '../domain/componentBrowser';
import type { Preview } from './previews/preview';

type Previews = Readonly<Record<string, Preview>>;

/** The previews of each part of the kit come with that part, so that the gallery shows before the heavier parts. */
const loads: Readonly<Record<string, () => Promise<Previews>>> = {
  '@back-office/shared/ui': () =>
    import(/* webpackChunkName: "components-core" */ './previews/previewsOfCore').then(
      ({ previewsOfCore }) => previewsOfCore,
    ),
  '@back-office/shared/ui/charts': () =>
    import(/* webpackChunkName: "components-charts" */ './previews/previewsOfCharts').then(
      ({ previewsOfCharts }) => previewsOfCharts,
    ),
  '@back-office/shared/ui/choices': () =>
    import(/* webpackChunkName: "components-choices" */ './previews/previewsOfChoices').then(
      ({ previewsOfChoices }) => previewsOfChoices,
    ),
  '@back-office/shared/ui/dates': () =>
    import(/* webpackChunkName: "components-dates" */ './previews/previewsOfDates').then(
      ({ previewsOfDates }) => previewsOfDates,
    ),
  '@back-office/shared/ui/table': () =>
    import(/* webpackChunkName: "components-table" */ './previews/previewsOfTable').then(
      ({ previewsOfTable }) => previewsOfTable,
    ),
};

const none: Previews = {};
const loading = new Map<string, Promise<Previews>>();

/** Suspends until the part of the kit has arrived; one that does not arrive, after the retries of every chunk, leaves no picture. */
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
