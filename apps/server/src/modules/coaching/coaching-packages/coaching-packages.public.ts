export { findPackageCoaches, findPackageOffers } from './package-offers.reads.ts';
export { grantSoldPackage, revokeSoldPackage, suspendSoldPackage } from './package-sales.service.ts';
