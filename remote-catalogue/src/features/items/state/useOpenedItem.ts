import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@back-office/shared/router';
import { isOpenedHere, openedHere, withParams } from '@back-office/shared/url';

/**
 * The sheet in the address: `?new` for a new item, `?new=photo` to start with its photo, `?new&copy={id}` for a copy of an
 * item, `?item={id}` to edit one.
 */
export type OpenedItem =
  | { readonly kind: 'new'; readonly isPhotoFirst?: boolean; readonly copiedId?: string | undefined }
  | { readonly kind: 'edit'; readonly id: string };

/** The address parameters that open a new item at its photo. */
export const photoParams = 'new=photo';

export const sheetParams = ['new', 'copy', 'item'] as const;

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
  const copiedId = params.get('copy') ?? undefined;
  const opened = useMemo<OpenedItem | null>(() => {
    if (id !== null) return { kind: 'edit', id };
    return start === null ? null : { kind: 'new', isPhotoFirst: start === 'photo', copiedId };
  }, [id, start, copiedId]);

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
        if (next.kind === 'edit') address.set('item', next.id);
        else {
          address.set('new', '');
          if (next.copiedId !== undefined) address.set('copy', next.copiedId);
        }
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
  return withParams(params, Object.fromEntries(sheetParams.map((name) => [name, undefined])));
}
