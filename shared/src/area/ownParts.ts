import type { ComponentType } from 'react';
import type { LoadedOnce } from '../loading/loadOnce';
import type { findSource } from './findSource';
import type { ImportEmbed } from './recovery';

/** What an area loads from its own build, also where the frame around its screens is that of another area. */
export interface OwnParts {
  readonly importEmbed: ImportEmbed;
  readonly findSource: typeof findSource;
  /** Few pages have damaged values: the code that finds them is loaded after the first screen. */
  readonly damagedValues: LoadedOnce<ComponentType>;
}
