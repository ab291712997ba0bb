import type { OfferedItem } from '../domain/library';

/** The port to the library from which items are taken into the list. */
export interface ItemLibrary {
  /** What it offers at this moment, in its own order. Ids are the same every time. */
  offered(): readonly OfferedItem[];
}
