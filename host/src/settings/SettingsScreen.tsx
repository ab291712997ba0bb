import { useEffect } from 'react';
import { contractVersion } from '@back-office/shared/contract';
import { ledgerVersion } from '@back-office/shared/ledger';
import { AssistantSwitches, ThemeChoice } from '@back-office/shared/state';
import { Card, Screen, Stack, ButtonLink, Row } from '@back-office/shared/ui';
import { useLocation } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { usePageShop, isSample } from '../shops/pageShop';
import { DataSection } from './DataSection';
import { FiguresSection } from './FiguresSection';
import { ModelCard } from './ModelCard';
import { SettingsSection } from './SettingsSection';
import { ShopSection } from './ShopSection';
import { useAreasSnapshot, useAreaTitle } from '../remotes/AreasProvider';
import { liveRows } from '../remotes/lastGoodRegistry';
import { FactList } from './FactList';

/** The settings of the shop and of the merchant, in one page. `#data` in its address leads to a section. */
export function SettingsScreen() {
  const { shop } = usePageShop();
  useSectionOfAddress();
  return (
    <Screen title="Settings" context={shop.name}>
      <Stack gap={4}>
        <ShopSection />
        <FiguresSection />
        <DataSection />
        <SettingsSection
          id="appearance"
          title="Appearance"
          about="For you, in all shops of this browser. Texts are in English; how numbers and dates are written is a setting of each shop."
        >
          <Card>
            <ThemeChoice />
          </Card>
        </SettingsSection>
        <SettingsSection id="assistant" title="Assistant" about="For you, in all shops of this browser.">
          <Card>
            <Stack gap={4}>
              <AssistantSwitches />
            </Stack>
          </Card>
          <ModelCard />
        </SettingsSection>
        <AboutSection />
      </Stack>
    </Screen>
  );
}

/** Scrolls to the section of the address and continues there by keyboard, whenever a link leads to one. */
function useSectionOfAddress() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Which versions of the product this page runs. */
function AboutSection() {
  const { registry } = useAreasSnapshot();
  const titleOf = useAreaTitle();
  const { shop } = usePageShop();
  const rows = registry.step === 'read' ? liveRows(registry.rows) : [];
  return (
    <SettingsSection id="about" title="About" about="The versions of the product, for support.">
      <Card>
        <FactList
          facts={[
            ...rows.map(({ name, version }) => ({ label: titleOf(name), value: version })),
            { label: 'Contract', value: contractVersion },
            ...(isSample(shop) ? [{ label: 'Sample ledger', value: ledgerVersion }] : []),
          ]}
        />
        <Row above={4}>
          <ButtonLink to={paths.health()}>System health</ButtonLink>
        </Row>
      </Card>
    </SettingsSection>
  );
}
