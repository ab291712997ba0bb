import styled from 'styled-components';
import { color, layer, rowStyle, scrolls, size, space, stackStyle } from '@back-office/shared/theme';
import { Navigation, type NavigationProps } from './Navigation';
import { Notifications } from './Notifications';
import { NavigationFoot } from './NavigationFoot';
import { StoreMenu } from './StoreMenu';

/** The navigation on wide screens. It stays in place while the page scrolls. */
export function SideNavigation(navigation: NavigationProps) {
  return (
    <Column>
      <Head>
        <StoreMenu />
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
  ${stackStyle({ fixed: true, width: size.navWidth, height: '100dvh', on: 'screen', ground: 'canvas' })}
  border-inline-end: 1px solid ${color.border};
`;

const Head = styled.div`
  ${rowStyle({ justify: 'between', pad: [3, 3, 2, '18px'] })}
`;

const Scroll = styled.div`
  ${scrolls}
  padding: ${space[1]} ${space[3]} ${space[4]};
`;
