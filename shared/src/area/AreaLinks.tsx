import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import {
  ServicesProvider,
  useServices,
  type Area,
  type EmbeddedLinkProps,
  type EmbeddedLinks,
  type MountOptions,
} from '@back-office/shared/contract';
import { matchPath, useLocation, useNavigate } from '@back-office/shared/router';
import { useToast } from '@back-office/shared/ui';
import { tellPage } from './areaEvents';

type LinkOptions = Pick<MountOptions, 'router' | 'basePath' | 'addressOf'>;

interface AreaLinksProps {
  readonly routes: Area['routes'];
  readonly options: LinkOptions;
  /** The page's element, at which the events are dispatched. */
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Links and moves inside an embedded area. The page may stop each by `preventDefault` of the event `navigate`; what is not
 * part of the area is for the page alone, and a message says so if the page does not take it.
 */
export function AreaLinks({ routes, options, element, children }: AreaLinksProps) {
  const services = useServices();
  const { show } = useToast();
  const location = useLocation();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  const links = useMemo((): EmbeddedLinks => {
    const isInside = insideOf(routes);
    const addressOf = addressesOf(options, isInside);
    return {
      Link: (props) => <AreaLink {...props} addressOf={addressOf} />,
      mayFollow(to) {
        const path = pathFrom(here.current, to);
        const external = !isInside(path);
        if (!external && pathnameOf(path) === here.current.pathname) return true;
        const isLeft = tellPage(element, 'navigate', { path, external });
        if (external && isLeft) show({ message: outsideText });
        return isLeft && !external;
      },
    };
  }, [routes, options, element, show]);
  const value = useMemo(() => ({ ...services, links }), [services, links]);
  return <ServicesProvider value={value}>{children}</ServicesProvider>;
}

const outsideText = 'This link leads to a part of the back office that this page does not show.';

interface AreaLinkProps extends EmbeddedLinkProps {
  readonly addressOf: (path: string) => string | undefined;
}

/** A link without an address is pressed like any other, but cannot be opened in a new tab. */
function AreaLink({ to, replace, state, onClick, onKeyDown, addressOf, ...rest }: AreaLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const path = pathFrom(location, to);
  const href = addressOf(path);
  const isSame = path === location.pathname + location.search + location.hash;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || (href !== undefined && isForBrowser(event))) return;
    event.preventDefault();
    void navigate(path, { replace: replace ?? isSame, state });
  }
  if (href !== undefined) return <a {...rest} href={href} onClick={follow} onKeyDown={onKeyDown} />;
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.defaultPrevented) event.currentTarget.click();
  }
  // Without an address it is no link by itself. It may be something else, such as a tab.
  return <a role="link" {...rest} tabIndex={rest.tabIndex ?? 0} onClick={follow} onKeyDown={press} />;
}

/** Another button, or a key that opens a new tab or a window. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}

/** The address that `to` means at `from`: `?new` is the same path with another query. */
function pathFrom(from: { readonly pathname: string }, to: string): string {
  const { pathname, search, hash } = new URL(to, `http://area${from.pathname}`);
  return pathname + search + hash;
}

/** Returns whether a path has a screen of its own among the routes. */
function insideOf(routes: Area['routes']): (path: string) => boolean {
  const patterns = patternsOf(routes, '');
  return (path) => patterns.some((pattern) => matchPath(pattern, pathnameOf(path)) !== null);
}

function patternsOf(routes: Area['routes'], above: string): readonly string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path ? `${above}/${path}`.replace('//', '/') : above;
    return children ? patternsOf(children, own) : [own || '/'];
  });
}

function addressesOf({ router, basePath = '/', addressOf }: LinkOptions, isInside: (path: string) => boolean) {
  const base = basePath.replace(/\/+$/, '');
  return (path: string) => (router === 'browser' && isInside(path) ? base + path : addressOf?.(path));
}
