import { useEffect } from 'react';
import { AssistantSwitches, ThemeChoice } from '@back-office/shared/state';
import { Card, Screen, Stack } from '@back-office/shared/ui';
import { useLocation } from '@back-office/shared/router';
import { usePageShop } from '../shops/pageShop';
import { AboutSection } from './AboutSection';
import { DataSection } from './DataSection';
import { FiguresSection } from './FiguresSection';
import { ModelCard } from './ModelCard';
import { SettingsSection } from './SettingsSection';
import { ShopSection } from './ShopSection';

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
