import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@back-office/shared/router';
import { openedHere } from '../../../parts/openedHere';

/** Which sheet the address opens: `?new` the blank one, `?item={id}` that of an item. */
export type OpenedItem = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly id: string };

/** What a move to a sheet carries besides `openedHere`: the kept draft it goes on from. */
type SheetState = Partial<typeof openedHere> & { readonly draftId?: number | undefined };

/**
 * The open sheet is part of the address: a link opens it, Back closes it. Closing one that was opened here goes back,
 * so that Back never opens it again; one that came with a link only leaves the address.
 */
export function useOpenedItem() {
  const [params, setParams] = useSearchParams();
  const state = (useLocation().state ?? {}) as SheetState;
  const navigate = useNavigate();
  const id = params.get('item');
  const isNew = params.has('new');
  const opened = useMemo<OpenedItem | null>(
    () => (id !== null ? { kind: 'edit', id } : isNew ? { kind: 'new' } : null),
    [id, isNew],
  );

  // The setter is another one after every move; the rows of the table keep this one.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });

  const open = useCallback((next: OpenedItem, draftId?: number) => {
    const carried: SheetState = { ...openedHere, draftId };
    latest.current(
      (current) => {
        const address = without(current);
        if (next.kind === 'new') address.set('new', '');
        else address.set('item', next.id);
        return address;
      },
      { state: carried },
    );
  }, []);

  function close() {
    if (state.isOpenedHere) void navigate(-1);
    else setParams(without, { replace: true });
  }

  return { opened, draftId: state.draftId, open, close };
}

function without(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('new');
  next.delete('item');
  return next;
}
