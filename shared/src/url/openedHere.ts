/**
 * Navigation state of a sheet, panel or dialog that a screen of the same area opened over itself by navigating. Closing
 * it goes back one step, so that the Back button does not open it again. One that was opened by a link from elsewhere
 * only leaves the address: going back would leave the area.
 *
 *     navigate(address, { state: openedHere })
 *     if (isOpenedHere(location.state)) navigate(-1); else navigate(closedAddress, { replace: true, state: null })
 */
export const openedHere = { isOpenedHere: true } as const;

export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
}
