/** Navigation state of an item's sheet that a screen of this area opened: closing it goes back to that screen. */
export const openedHere = { isOpenedHere: true };
