import type { ItemPhoto } from './item';
import { maxPhotos } from './limits';

/**
 * The photos of an item that was changed in two places since `before`, to `now` in the list and to `here` in a form: what
 * either added and none removed, in the order of `here`. `undefined` if both gave one photo another text, or if they are too
 * many.
 */
export function mergePhotos(
  before: readonly ItemPhoto[],
  now: readonly ItemPhoto[],
  here: readonly ItemPhoto[],
): readonly ItemPhoto[] | undefined {
  const [known, stored, entered] = [textsOf(before), textsOf(now), textsOf(here)];
  const kept = here.filter(({ id }) => stored.has(id) || !known.has(id));
  const added = now.filter(({ id }) => !entered.has(id) && !known.has(id));
  const isChangedHere = ({ id, alt }: ItemPhoto) => known.has(id) && alt !== known.get(id);
  const textInList = ({ id, alt }: ItemPhoto) => stored.get(id) ?? alt;
  const hasTwoTexts = kept.some(
    (photo) => isChangedHere(photo) && ![known.get(photo.id), photo.alt].includes(textInList(photo)),
  );
  const merged = kept.map((photo) => (isChangedHere(photo) ? photo : { ...photo, alt: textInList(photo) }));
  return hasTwoTexts || merged.length + added.length > maxPhotos ? undefined : [...merged, ...added];
}

function textsOf(photos: readonly ItemPhoto[]): ReadonlyMap<string, string> {
  return new Map(photos.map(({ id, alt }) => [id, alt]));
}
