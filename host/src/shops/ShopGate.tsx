import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { AreaSkeleton, asAreaFailure, type AreaFailure } from '@back-office/shared/loading';
import { documentTitle } from '@back-office/shared/routes';
import { GlobalStyle, size, space } from '@back-office/shared/theme';
import { FailurePanel } from '@back-office/shared/ui';
import { openedAddress, shopIdIn } from '@back-office/shared/url';
import { reportAreaFailure } from '../remotes/areaState';
import type { OwnShopProps } from './OwnShop';

interface ShopGateProps {
  /** The address that the page was opened with: it names the shop. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** Opens the shop of the page before anything of it is drawn. The code of own shops is loaded for them alone. */
export function ShopGate({ address = openedAddress(), children }: ShopGateProps) {
  const id = shopIdIn(address);
  if (id === undefined) return children;
  return <OwnShopGate id={id}>{children}</OwnShopGate>;
}

function OwnShopGate({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ readonly OwnShop: ComponentType<OwnShopProps> }>();
  const [failure, setFailure] = useState<AreaFailure>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "own-shop" */ './OwnShop').then(
      ({ OwnShop }) => isShown && setLoaded({ OwnShop }),
      (error: unknown) => {
        const failed = asAreaFailure(error, 'AREA-006');
        reportAreaFailure('shell', 'host', failed);
        if (isShown) setFailure(failed);
      },
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  if (loaded) return <loaded.OwnShop id={id}>{children}</loaded.OwnShop>;
  return (
    <Frame data-error-screen={failure ? '' : undefined}>
      <GlobalStyle />
      {failure ? (
        <>
          <title>{documentTitle('Your shop could not be loaded')}</title>
          <FailurePanel
            title="Your shop could not be loaded"
            cause={failure.plainCause}
            code={failure.code}
            onRetry={() => {
              setFailure(undefined);
              setAttempt((count) => count + 1);
            }}
          />
        </>
      ) : (
        <AreaSkeleton />
      )}
    </Frame>
  );
}

const Frame = styled.main`
  max-width: 640px;
  padding: ${space[6]} ${size.gutter} ${space[12]};
`;
