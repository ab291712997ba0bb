import styled from 'styled-components';
import { color, layer, media, size, space } from '@back-office/shared/theme';
import { Navigation, type NavigationProps } from './Navigation';
import { Notifications } from './Notifications';
import { NavigationFoot } from './NavigationFoot';
import { StoreMark } from './StoreMark';

/** The navigation on wide screens. It stays in place while the page scrolls. */
export function SideNavigation(navigation: NavigationProps) {
  return (
    <Column>
      <Head>
        <StoreMark />
        <Notifications />
      </Head>
      <Scroll>
        <Navigation {...navigation} />
      </Scroll>
      <NavigationFoot onChat={navigation.onChat} />
    </Column>
  );
}

const Column = styled.aside`
  position: sticky;
  top: 0;
  z-index: ${layer.nav};
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${size.navWidth};
  height: 100dvh;
  background: ${color.bgCanvas};
  border-inline-end: 1px solid ${color.border};

  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[3]} ${space[2]} 18px;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[1]} ${space[3]} ${space[4]};
  overflow-y: auto;
`;
