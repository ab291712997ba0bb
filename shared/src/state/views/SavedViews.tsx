import { Bookmark, ChevronDown } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useServices } from '@back-office/shared/contract';
import { deferredPart, useIdle } from '@back-office/shared/loading';
import { useLocation, useSearchParams } from '@back-office/shared/router';
import { Button, IconButton } from '@back-office/shared/ui';
import { useStoredValue } from '../useStoredValue';
import { viewAddress, withViewAddress, type SavedView, type SavedViewsDefinition } from './savedViews';

export interface SavedViewsProps {
  /** Where the views are stored. */
  readonly definition: SavedViewsDefinition;
  /** Which list it is, among those with this definition. It never changes: `transactions`. */
  readonly list: string;
  /** Parameters of what is open over the list, such as a panel. At module scope. */
  readonly opened?: readonly string[];
  /** What the list shows beside its parameters, as parameters that the list reads. */
  readonly more?: Readonly<Record<string, string>>;
  /** The button has an icon alone, where there is no room for words. */
  readonly isIcon?: boolean;
}

const nothingOpened: readonly string[] = [];

const ViewsMenu = deferredPart(() =>
  import(/* webpackChunkName: "saved-views" */ './ViewsMenu').then((part) => part.ViewsMenu),
);

/** A menu of the saved views of a list, for its filter bar. A list that is opened without parameters shows the default. */
export function SavedViews({ definition, list, opened = nothingOpened, more, isIcon = false }: SavedViewsProps) {
  const [all] = useStoredValue(definition);
  const [params] = useSearchParams();
  useReceivedViews();
  useDefaultView(all.find((view) => view.list === list && view.isDefault));
  const address = viewAddress(new URLSearchParams([...params, ...missing(params, more)]), opened);
  return <ViewsMenu placeholder={<ViewsButton isIcon={isIcon} />} {...{ definition, list, address, isIcon }} />;
}

/** The menu gets the views that others have kept in a connected shop. */
function useReceivedViews() {
  const isConnected = useServices().documents !== undefined;
  useIdle(useCallback(() => void (isConnected && ViewsMenu.preload()), [isConnected]));
}

function missing(params: URLSearchParams, more: Readonly<Record<string, string>> = {}) {
  return Object.entries(more).filter(([name]) => !params.has(name));
}

/** Only on opening, so that filters can be cleared. A link with parameters, or with a state, shows what it names. */
function useDefaultView(byDefault: SavedView | undefined) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isOpening = useRef(true);
  useLayoutEffect(() => {
    if (!isOpening.current) return;
    // The days of the visit may enter the address first, which starts this effect once more.
    if (byDefault && byDefault.address !== '' && state === null && viewAddress(params, nothingOpened) === '')
      setParams((current) => withViewAddress(current, byDefault.address), { replace: true });
    else isOpening.current = false;
  }, [byDefault, params, setParams, state]);
}

/** Opens the menu. */
export function ViewsButton({ isIcon, ...props }: { readonly isIcon: boolean }) {
  if (isIcon)
    return (
      <IconButton
        label="My views"
        variant="secondary"
        icon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={false}
        {...props}
      />
    );
  return (
    <Button icon={<Bookmark />} aria-haspopup="menu" aria-expanded={false} {...props}>
      My views
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
}
