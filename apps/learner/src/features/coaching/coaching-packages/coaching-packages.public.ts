export { BuyMore } from './buy-more.tsx';
export { OfferedPackages } from './offered-packages.tsx';
export { useSellsPackages } from './use-sells-packages.ts';
