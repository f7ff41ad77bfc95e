/** Where the buyer of seats assigns them. */
export const seatPoolPath = (seatPoolId: number): string => `/profile/seats/${seatPoolId}`;
