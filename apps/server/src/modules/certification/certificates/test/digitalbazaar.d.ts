/** The parts that tests use of libraries that bring no types. */
declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createVerifyCryptosuite(): object;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}
declare module 'jsonld-signatures' {
  const signatures: {
    verify(document: object, options: object): Promise<{ verified: boolean; error?: unknown }>;
    purposes: { AssertionProofPurpose: new (options: object) => object };
  };
  export default signatures;
}
