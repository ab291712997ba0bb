import { useServices, type AreaServices } from '@back-office/shared/contract';

/** Whether the lists belong to a merchant, in the product or in a page that named its shop, and not to the sample shop. */
export function isOwnShop({ shop, isPageShop = false }: Pick<AreaServices, 'shop' | 'isPageShop'>): boolean {
  return shop !== undefined || isPageShop;
}

/** As `isOwnShop`, of the area's services. */
export function useIsOwnShop(): boolean {
  return isOwnShop(useServices());
}
