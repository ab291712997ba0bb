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

/**
 * A link to an address of the page's shop. Addresses of the sample shop and of embedded areas stay as they are, and so
 * does one with `reloadDocument`: it opens another page, whose shop it names itself.
 */
export const Link: typeof RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...props }, ref) {
  const id = useShopId();
  return <RouterLink {...props} ref={ref} to={props.reloadDocument ? to : inShop(to, id)} />;
});

/** The function goes to an address of the page's shop, or a number of steps through the history. */
export const useNavigate: typeof useRouterNavigate = () => {
  const id = useShopId();
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(inShop(to, id), options),
    [id, navigate],
  ) as NavigateFunction;
};

/** The setter keeps the page's shop, whatever the new parameters are. */
export const useSearchParams: typeof useRouterSearchParams = (initial) => {
  const id = useShopId();
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

function useShopId(): string | undefined {
  return useServices().shop?.id;
}

function inShop(to: To, id: string | undefined): To {
  if (id === undefined) return to;
  return withShop(typeof to === 'string' ? to : createPath({ pathname: '', ...to }), id);
}
