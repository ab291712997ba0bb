import { forwardRef, useCallback } from 'react';
import {
  createPath,
  createSearchParams,
  Link as RouterLink,
  useNavigate as useRouterNavigate,
  useSearchParams as useRouterSearchParams,
  type LinkProps,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { useServices } from '@back-office/shared/contract';
import { withShop } from '@back-office/shared/url';

/** The part of react-router that the product uses. The whole package is twice as large. */
export { BrowserRouter, MemoryRouter, Outlet, matchPath, useLocation, useParams, useRoutes } from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';

/**
 * A link to an address of the page's shop. Addresses of the sample shop and of embedded areas stay as they are, and so
 * does one with `reloadDocument`: it opens another page, whose shop it names itself. An embedded area has its own links.
 */
export const Link: typeof RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...props }, ref) {
  const { shop, links } = useServices();
  const address = props.reloadDocument ? to : inShop(to, shop?.id);
  if (links) return <links.Link {...props} ref={ref} to={textOf(address)} />;
  return <RouterLink {...props} ref={ref} to={address} />;
});

/** The function goes to an address of the page's shop, or a number of steps through the history. */
export const useNavigate: typeof useRouterNavigate = () => {
  const { shop, links } = useServices();
  const id = shop?.id;
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      return links?.mayFollow(textOf(to)) === false ? undefined : navigate(inShop(to, id), options);
    },
    [id, links, navigate],
  ) as NavigateFunction;
};

/** The setter keeps the page's shop, whatever the new parameters are. */
export const useSearchParams: typeof useRouterSearchParams = (initial) => {
  const id = useServices().shop?.id;
  const [params, setParams] = useRouterSearchParams(initial);
  const set = useCallback<typeof setParams>(
    (next, options) => {
      if (id === undefined) return setParams(next, options);
      const given = (before: URLSearchParams) => createSearchParams(typeof next === 'function' ? next(before) : next);
      setParams((before) => createSearchParams(withShop(`?${given(before).toString()}`, id)), options);
    },
    [id, setParams],
  );
  return [params, set];
};

function inShop(to: To, id: string | undefined): To {
  if (id === undefined) return to;
  return withShop(textOf(to), id);
}

function textOf(to: To): string {
  return typeof to === 'string' ? to : createPath({ pathname: '', ...to });
}
