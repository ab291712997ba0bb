import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ServicesProvider, type AreaServices, type ThemeName } from '@back-office/shared/contract';
import { onReconnect, whenLoadedAndIdle, AreaSkeleton } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { shopNamespace } from '@back-office/shared/shop';
import { OtherDamagedValues, personNamespace, usePreferences } from '@back-office/shared/state';
import { font, GlobalStyle, grows, media, rowStyle } from '@back-office/shared/theme';
import { ToastProvider, useIsPhone, useMedia } from '@back-office/shared/ui';
import { useAreas, useDeclaredAreas, useAreasSnapshot } from '../remotes/AreasProvider';
import { OverrideBanner } from '../remotes/OverrideBanner';
import { isSample, usePageShop } from '../shops/pageShop';
import { useFinishRemovals } from '../shops/useFinishRemovals';
import { useShopInAddress } from '../shops/useShopInAddress';
import { AccountPanel } from './Account';
import { HelpPanel } from './Help';
import { useSubmenu } from './navigation';
import { RegistryNotice } from './RegistryNotice';
import { RouteChange } from './RouteChange';
import { SampleDataReset } from './SampleDataReset';
import { useRecentPlaces } from './search/recentPlaces';
import { SideNavigation } from './SideNavigation';
import { SkipLink, contentId } from './SkipLink';
import { SlotHost } from './SlotHost';
import { Drawer, TopBar } from './TopBar';
import { areaOf } from '../remotes/rows';
import { AreaOutlet } from './AreaOutlet';
import { ErrorScreen } from './ErrorScreen';
import { HostScreen } from './HostScreen';

/** What the buttons of the navigation open. */
function preloadPanels() {
  void AccountPanel.preload();
  void Drawer.preload();
  void HelpPanel.preload();
}

/** The root layout: navigation, content, assistant. It stays mounted whatever an area does. */
export function Shell() {
  const { pathname } = useLocation();
  const theme = useTheme();
  const [submenu, setSubmenu] = useSubmenu(pathname);
  const [chatRequests, setChatRequests] = useState(0);
  const [hasScreen, setHasScreen] = useState(false);
  // What is drawn is rendered in short tasks: docs/decisions/0018-the-page-starts-in-several-tasks.md.
  const isStarted = useDeferredValue(true, false);
  const isPhone = useIsPhone();
  const areas = useAreas();
  const findReported = useCallback(
    () => import('../remotes/stored').then(({ findReportedKeys }) => findReportedKeys(areas)),
    [areas],
  );
  const declared = useDeclaredAreas();
  const { shop, ledger, documents, notices } = usePageShop();
  const openChat = () => setChatRequests((count) => count + 1);

  useEffect(() => (hasScreen ? whenLoadedAndIdle(preloadPanels) : undefined), [hasScreen]);
  useEffect(() => onReconnect(areas.reconnect), [areas]);
  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute('data-theme', theme);
    // The boot script sets this before the first paint; without an update it would keep the first theme.
    root.style.colorScheme = theme;
  }, [theme]);
  const services = useMemo<AreaServices>(
    () => ({
      theme,
      storageNamespace: shopNamespace(shop),
      shop: isSample(shop) ? undefined : shop,
      ledger,
      documents,
      isEmbedded: false,
      isShellSubmenuOpen: submenu !== undefined,
      figurePaths: declared.flatMap(({ figures }) => figures),
      onScreen: () => setHasScreen(true),
    }),
    [theme, submenu, declared, shop, ledger, documents],
  );

  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      {isStarted && (
        <ToastProvider>
          <SampleDataReset>
            <ShopVisit isReady={hasScreen} />
            <SkipLink />
            <Frame>
              {isPhone ? (
                <TopBar submenu={submenu} onSubmenu={setSubmenu} onChat={openChat} />
              ) : (
                <SideNavigation submenu={submenu} onSubmenu={setSubmenu} onChat={openChat} />
              )}
              <Main id={contentId} tabIndex={-1}>
                <OverrideBanner />
                <RegistryNotice />
                <OtherDamagedValues findReported={findReported} />
                {services.shop && <PersonalDamagedValues services={services} />}
                {notices}
                <ContentArea />
              </Main>
            </Frame>
            <SlotHost slot="widget" openRequest={chatRequests} hasScreen={hasScreen} />
            <RouteChange />
          </SampleDataReset>
        </ToastProvider>
      )}
    </ServicesProvider>
  );
}

/** What follows the merchant through the shop of the page. It draws nothing. */
function ShopVisit({ isReady }: { readonly isReady: boolean }) {
  useShopInAddress();
  useRecentPlaces();
  useFinishRemovals(isReady);
  return null;
}

/** Damaged values that are the same in all shops, such as the preferences. */
function PersonalDamagedValues({ services }: { readonly services: AreaServices }) {
  return (
    <ServicesProvider value={{ ...services, storageNamespace: personNamespace(services.storageNamespace) }}>
      <OtherDamagedValues />
    </ServicesProvider>
  );
}

/** The theme on screen. The preference System follows the device, also while the page is open. */
function useTheme(): ThemeName {
  const [{ theme }] = usePreferences();
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'system') return theme;
  return isDeviceDark ? 'dark' : 'light';
}

const Frame = styled.div`
  ${rowStyle({ align: 'stretch', tone: 'text', ground: 'surface', print: { block: true, minHeight: '0px' } })}
  min-height: 100dvh;
  font: ${font.sm};

  ${media.phone} {
    /* The height of the top bar, for screens as tall as the window. */
    --screen-top: 56px;

    display: block;
  }

  /* A minimum height would add an empty page. */
`;

const Main = styled.main`
  ${grows}
  outline: none;
`;

/** The host's own screens, by the first part of their path. */
const hostScreens = [
  {
    path: paths.settings(),
    name: 'Settings',
    load: () =>
      import(/* webpackChunkName: "settings" */ '../settings/SettingsScreen').then((part) => part.SettingsScreen),
  },
  {
    path: paths.health(),
    name: 'System health',
    load: () => import('../health/HealthScreen').then(({ HealthScreen }) => HealthScreen),
  },
] as const;

/** Renders the address: an area, a screen of the host, or the error screen. */
function ContentArea() {
  const { pathname } = useLocation();
  const { registry } = useAreasSnapshot();
  const name = areaOf(pathname, registry);
  const own = hostScreens.find(({ path }) => isUnder(pathname, path));
  if (own) return <HostScreen key={own.path} name={own.name} load={own.load} />;
  if (name !== undefined) return <AreaOutlet key={name} name={name} />;
  // A path that was unknown at build time may still be in the registry.
  return registry.step === 'reading' ? <AreaSkeleton /> : <ErrorScreen />;
}
