// @vitest-environment happy-dom
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../src/testing/render-screen.tsx';

const OPEN = { access: { requiresAuth: false } } as const;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a screen whose code cannot be fetched', () => {
  it('says that the connection is missing, keeps the application, and comes when it is tried again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(missing as () => Promise<() => React.ReactNode>);
    const { kit } = await renderScreen({ screens: [{ path: '/there', load, ...OPEN }], at: '/there' });
    const t = kit.wording.get();
    expect(await screen.findByText(t('shell.failure.offline'))).toBeTruthy();
    load.mockResolvedValue(() => <p>arrived</p>);
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.retry') }));
    expect(await screen.findByText('arrived')).toBeTruthy();
  });

  it('is asked for once while it fails, not again and again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(missing as () => Promise<() => React.ReactNode>);
    await renderScreen({ screens: [{ path: '/there', load, ...OPEN }], at: '/there' });
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(load).toHaveBeenCalledOnce();
  });

  it('offers the newer version where there is a connection', async () => {
    const { kit } = await renderScreen({ screens: [{ path: '/there', load: missing, ...OPEN }], at: '/there' });
    const t = kit.wording.get();
    expect(await screen.findByText(t('shell.failure.newVersion'))).toBeTruthy();
    expect(screen.getByRole('button', { name: t('common.actions.reload') })).toBeTruthy();
  });
});

describe('a link that is pressed without a connection', () => {
  const Form = () => (
    <>
      <input aria-label="message" />
      <UiLink href="/there">next</UiLink>
    </>
  );
  const show = (load: () => Promise<() => React.ReactNode>) =>
    renderScreen({
      screens: [
        { path: '/form', load: async () => Form, ...OPEN },
        { path: '/there', load, ...OPEN },
      ],
      at: '/form',
    });
  const press = async () => fireEvent.click(await screen.findByText('next'));

  it('leaves the page and what was typed where they are, says so, and leads on once there is one', async () => {
    const load = vi.fn(missing as () => Promise<() => React.ReactNode>);
    const { kit, toasts, address } = await show(load);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    kit.connection.failed();
    fireEvent.change(await screen.findByLabelText('message'), { target: { value: 'half a message' } });
    await press();
    const text = kit.wording.get()('shell.connection.stays');
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'warning', text }));
    expect(address()).toBe('/form');
    expect((screen.getByLabelText('message') as HTMLInputElement).value).toBe('half a message');
    load.mockResolvedValue(() => <p>arrived</p>);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    kit.connection.arrived();
    await press();
    expect(await screen.findByText('arrived')).toBeTruthy();
  });

  it('leaves a page with something typed for no other one, even one that can be drawn', async () => {
    const { kit, toasts, address } = await show(async () => () => <p>arrived</p>);
    kit.connection.failed();
    fireEvent.change(await screen.findByLabelText('message'), { target: { value: 'half a message' } });
    kit.work.begin();
    await press();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(address()).toBe('/form');
    expect((screen.getByLabelText('message') as HTMLInputElement).value).toBe('half a message');
  });

  it('leads on to a page that can be drawn without one', async () => {
    const { kit } = await show(async () => () => <p>arrived</p>);
    kit.connection.failed();
    await press();
    expect(await screen.findByText('arrived')).toBeTruthy();
  });
});
