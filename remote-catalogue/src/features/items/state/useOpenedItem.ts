import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@back-office/shared/router';
import { isOpenedHere, openedHere, withParams } from '@back-office/shared/url';

/** The sheet in the address: `?new` for a new item, `?new=photo` to start with its photo, `?item={id}` to edit one. */
export type OpenedItem =
  { readonly kind: 'new'; readonly isPhotoFirst?: boolean } | { readonly kind: 'edit'; readonly id: string };

/** The address parameters that open a new item at its photo. */
export const photoParams = 'new=photo';

/** Part of the navigation state of a reopened sheet: the draft to restore. */
interface DraftState {
  readonly draftId?: number | undefined;
}

/** The open sheet is part of the address: a link opens it, Back closes it. */
export function useOpenedItem() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = params.get('item');
  const start = params.get('new');
  const opened = useMemo<OpenedItem | null>(() => {
    if (id !== null) return { kind: 'edit', id };
    return start === null ? null : { kind: 'new', isPhotoFirst: start === 'photo' };
  }, [id, start]);

  // The setter changes with every navigation; `open` must not, since the rows of the table depend on it.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });

  const open = useCallback((next: OpenedItem, draftId?: number) => {
    const state: DraftState = { ...openedHere, draftId };
    latest.current(
      (current) => {
        const address = withoutSheet(current);
        if (next.kind === 'new') address.set('new', '');
        else address.set('item', next.id);
        return address;
      },
      { state },
    );
  }, []);

  function close() {
    if (isOpenedHere(state)) void navigate(-1);
    else setParams(withoutSheet, { replace: true });
  }

  return { opened, draftId: (state as DraftState | null)?.draftId, open, close };
}

function withoutSheet(params: URLSearchParams): URLSearchParams {
  return withParams(params, { new: undefined, item: undefined });
}
