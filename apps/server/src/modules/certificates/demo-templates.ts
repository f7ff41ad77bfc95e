export async function certificateTemplatesOfDemo(_load: unknown): Promise<void> {}
