import { useEffect } from 'react';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { shopIdIn } from '@back-office/shared/url';
import { addressedId, usePageShop } from './pageShop';

/** Completes an address that does not name the own shop of the page, without a step in the history. */
export function useShopInAddress(): void {
  const id = addressedId(usePageShop().shop);
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // `navigate` adds the shop of the page.
    if (id !== undefined && shopIdIn(search) !== id)
      void navigate({ pathname, search, hash }, { replace: true, state: state as unknown });
  }, [id, navigate, pathname, search, hash, state]);
}
