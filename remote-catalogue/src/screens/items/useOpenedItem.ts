import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@back-office/shared/router';

/** Which sheet the address opens: `?new` the blank one, `?item={id}` that of an item. */
export type OpenedItem = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly id: string };

const openedHere = { isOpenedHere: true };

/**
 * The open sheet is part of the address: a link opens it, Back closes it. Closing one that was opened here goes back,
 * so that Back never opens it again; one that came with a link only leaves the address.
 */
export function useOpenedItem() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = params.get('item');
  const opened: OpenedItem | null = id !== null ? { kind: 'edit', id } : params.has('new') ? { kind: 'new' } : null;

  // The setter is another one after every move; the rows of the table keep this one.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });

  const open = useCallback((next: OpenedItem) => {
    latest.current(
      (current) => {
        const address = without(current);
        if (next.kind === 'new') address.set('new', '');
        else address.set('item', next.id);
        return address;
      },
      { state: openedHere },
    );
  }, []);

  function close() {
    if ((state as Partial<typeof openedHere> | null)?.isOpenedHere) void navigate(-1);
    else setParams(without, { replace: true });
  }

  return { opened, open, close };
}

function without(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('new');
  next.delete('item');
  return next;
}
