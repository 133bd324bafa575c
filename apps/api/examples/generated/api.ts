export interface paths {
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Starts sign-in with Google. Navigate the browser to it. */
        get: operations["getAuthGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current user. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/is-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the current user is an admin. */
        get: operations["getUserIsAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/is-reviewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the current user is a reviewer. */
        get: operations["getUserIsReviewer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in and sets the session cookie. */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an account with the role `user` and signs in. */
        post: operations["postRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session, if any. */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the display name. */
        post: operations["postUserName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the conversations, most recent message first. */
        get: operations["getChatSessions"];
        put?: never;
        /** Creates an empty conversation. Sending a message without a `sessionId` also creates one. */
        post: operations["postChatSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a conversation and its messages. */
        delete: operations["deleteChatSessionsById"];
        options?: never;
        head?: never;
        /** Renames a conversation. */
        patch: operations["patchChatSessionsById"];
        trace?: never;
    };
    "/api/chat-sessions/{id}/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all messages and replies of a conversation, oldest first. The array is sent as a stream: a connection that breaks leaves incomplete JSON. */
        get: operations["getChatSessionsByIdChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all messages and replies of the most recent conversation, as the path above does. */
        get: operations["getChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendations/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message and streams the reply. Reaching the daily limit is reported as an event. */
        post: operations["postRecommendationsStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message and returns the complete reply. */
        post: operations["postRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claude-recommendations/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streams the most recent reply from its beginning, while it is being written and for five minutes after. Does not start a reply. */
        get: operations["getClaudeRecommendationsStream"];
        put?: never;
        /** Sends a message and streams the reply, for clients that expect `complete`. */
        post: operations["postClaudeRecommendationsStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists every restaurant. */
        get: operations["getRestaurants"];
        put?: never;
        /** Adds a restaurant. The server sets the author and the date. */
        post: operations["postRestaurants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether a restaurant name exists, ignoring case and spacing. */
        get: operations["getRestaurantsExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restaurants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a restaurant, and up to four that are most like it. */
        get: operations["getRestaurantsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Updates the given fields. */
        patch: operations["patchRestaurantsById"];
        trace?: never;
    };
    "/api/neighborhoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the neighborhoods in use. */
        get: operations["getNeighborhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cuisines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cuisines in use. */
        get: operations["getCuisines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the tags in use. */
        get: operations["getTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the time zone of the opening hours, and the map tiles. */
        get: operations["getGuideSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the accounts. */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a role, effective with the account’s next request. The last admin cannot lose the role. */
        post: operations["postUserByIdRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/token-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the daily token limit: 0 blocks the account, null restores the default. */
        post: operations["postUserByIdTokenLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the system prompt. */
        get: operations["getSystemPrompt"];
        put?: never;
        /** Changes the system prompt, effective with the next reply. */
        post: operations["postSystemPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test-claude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tests the assistant. A failure is reported in a 200 response. */
        post: operations["postTestClaude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test-claude-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tests the assistant and streams its text. */
        get: operations["getTestClaudeStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pinecone/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts indexing all restaurants, or returns the progress of the run that is active. */
        post: operations["postAdminPineconeIndex"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pinecone/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the status of the index. */
        get: operations["getAdminPineconeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/restaurants/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds restaurants by name, with their index state. */
        get: operations["getAdminRestaurantsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pinecone/index/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Indexes one restaurant. */
        post: operations["postAdminPineconeIndexById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The signed-in user. */
        CurrentUser: {
            id: number;
            username: string;
            /** @description Null until the user has entered a name. */
            name: string | null;
            /** @description The name, or the capitalized parts of the username before the @. */
            displayName: string;
            role: components["schemas"]["Role"];
            isAdmin: boolean;
            isReviewer: boolean;
        };
        /**
         * @description The role of an account.
         * @enum {string}
         */
        Role: "user" | "reviewer" | "admin";
        /** @description A conversation. */
        ChatSession: {
            id: number;
            title: string;
            pinned: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A message and its reply. */
        ChatEntry: {
            id: number;
            message: string;
            response: {
                message: string;
                /** @description Equals `message`; older clients use either name. */
                text: string;
                restaurants: components["schemas"]["Card"][];
                /** @enum {string} */
                status: "streaming" | "complete" | "stopped" | "interrupted" | "failed";
            };
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A restaurant card in a reply. Its `id` is a string. */
        Card: {
            id: string;
            name: string;
            description: string;
            neighborhood: string | null;
            cuisine: string;
            /** @description One to five dollar signs. */
            priceRange: string;
            website: string | null;
            address: string | null;
            phone: string | null;
            rating: number | null;
            reservations: boolean;
            tags: string[];
            /** @description Null if unknown. Days that are in no entry are closed. */
            hours: components["schemas"]["OpeningHoursSpecification"][] | null;
            /** @description Degrees north (WGS 84); null if unknown, together with `longitude`. */
            latitude: number | null;
            /** @description Degrees east (WGS 84); null if unknown, together with `latitude`. */
            longitude: number | null;
            /** @description Null where the guide says nothing about what was asked for. */
            reason: {
                /** @description A sentence of the notes that speaks to what was asked for. */
                text: string | null;
                /** @description Those of its tags that do. */
                tags: string[];
            } | null;
        };
        /** @description Opening hours in the form of schema.org: every week on `dayOfWeek`, or, as an exception, from `validFrom` to `validThrough`. Times are local times of the guide. A closing time at or before the opening time is on the next day; 00:00 to 00:00 means closed. `lastOrders` is an addition. */
        OpeningHoursSpecification: {
            dayOfWeek?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
            /** Format: date */
            validFrom?: string;
            /** Format: date */
            validThrough?: string;
            opens: string;
            closes: string;
            lastOrders?: string;
        };
        /** @description A message to send. */
        SendMessage: {
            message: string;
            /** @description Null, empty or absent starts a new conversation. */
            sessionId?: (number | "") | null;
            /** @description A repeated key returns the same reply. */
            idempotencyKey?: string;
            /** @description A chat of this session whose reply failed or was interrupted: the new one replaces it. */
            retryOf?: number;
            /** @description The newest chat that the client shows. If the conversation no longer shows it, the message is refused. */
            after?: number | null;
        };
        /** @description An event of the recommendations stream. */
        RecommendationsEvent: {
            /** @description The next part of the reply, as plain text. */
            chunk: string;
        } | {
            /** @constant */
            final: true;
            /** @description The complete reply. */
            message: string;
            restaurants: components["schemas"]["Card"][];
            /** @description Send it with the next message to continue the conversation. */
            chatSessionId: number;
        } | {
            /**
             * @description `token_limit_exceeded` means the daily limit of tokens or messages.
             * @enum {string}
             */
            error: "bad_input" | "signed_out" | "cross_site" | "not_allowed" | "not_found" | "conflict" | "limit_reached" | "too_large" | "wrong_content_type" | "token_limit_exceeded" | "throttled" | "unavailable" | "assistant_failed" | "interrupted" | "unexpected";
            /** @description A message for the user. */
            message: string;
        };
        /** @description A complete reply. */
        Recommendation: {
            message: string;
            restaurants: components["schemas"]["Card"][];
            chatSessionId: number;
        };
        /** @description An event of the stream that ends with `complete`. */
        ClaudeRecommendationsEvent: {
            /** @description The next part of the reply, as plain text. */
            chunk: string;
        } | {
            /** @constant */
            complete: true;
            /** @constant */
            final: true;
            /** @description The complete reply. */
            message: string;
            restaurants: components["schemas"]["Card"][];
            /** @description Send it with the next message to continue the conversation. */
            chatSessionId: number;
        } | {
            /**
             * @description `token_limit_exceeded` means the daily limit of tokens or messages.
             * @enum {string}
             */
            error: "bad_input" | "signed_out" | "cross_site" | "not_allowed" | "not_found" | "conflict" | "limit_reached" | "too_large" | "wrong_content_type" | "token_limit_exceeded" | "throttled" | "unavailable" | "assistant_failed" | "interrupted" | "unexpected";
            /** @description A message for the user. */
            message: string;
        };
        /** @description An event of the simple chat stream. */
        SimpleChatEvent: {
            /** @enum {string} */
            status: "processing" | "thinking";
        } | {
            /** @description The next part of the reply, as plain text. */
            chunk: string;
        } | {
            /** @constant */
            complete: true;
            sessionId: number;
            restaurantIds: string[];
            message: string;
        } | {
            /**
             * @description `token_limit_exceeded` means the daily limit of tokens or messages.
             * @enum {string}
             */
            error: "bad_input" | "signed_out" | "cross_site" | "not_allowed" | "not_found" | "conflict" | "limit_reached" | "too_large" | "wrong_content_type" | "token_limit_exceeded" | "throttled" | "unavailable" | "assistant_failed" | "interrupted" | "unexpected";
            /** @description A message for the user. */
            message: string;
        };
        /** @description A restaurant. */
        Restaurant: {
            id: number;
            name: string;
            neighborhood: string | null;
            website: string | null;
            bar: boolean;
            restaurant: boolean;
            mealTypeBreakfast: boolean;
            mealTypeLunch: boolean;
            mealTypeDinner: boolean;
            cuisine: string | null;
            price: number | null;
            rating: number | null;
            reservations: boolean;
            /** @description Several tags are separated by a comma and a space. */
            tag: string | null;
            /** @description JSON text of an object that may have vibe, food_notes and occasions. */
            saffronNotes: string | null;
            address: string | null;
            phone: string | null;
            /** @description Null if unknown. Days that are in no entry are closed. */
            hours: components["schemas"]["OpeningHoursSpecification"][] | null;
            /** @description Degrees north (WGS 84); null if unknown, together with `longitude`. */
            latitude: number | null;
            /** @description Degrees east (WGS 84); null if unknown, together with `latitude`. */
            longitude: number | null;
            addedBy: string | null;
            /** Format: date-time */
            dateAdded: string;
            updatedBy: string | null;
            dateUpdated: string | null;
            /** @description Equals updatedBy; older clients use either name. */
            last_edited_by: string | null;
            last_edited_at: string | null;
        };
        /** @description A restaurant to add. Missing flags are false. */
        AddRestaurant: {
            name: string;
            neighborhood: string;
            cuisine: string;
            website?: string | null;
            /** @description Default: false. */
            bar?: boolean;
            /** @description Default: false. */
            restaurant?: boolean;
            /** @description Default: false. */
            mealTypeBreakfast?: boolean;
            /** @description Default: false. */
            mealTypeLunch?: boolean;
            /** @description Default: false. */
            mealTypeDinner?: boolean;
            /** @description Default: 2. */
            price?: number;
            rating?: number | null;
            /** @description Default: false. */
            reservations?: boolean;
            tag?: string | null;
            saffronNotes?: string | null;
            address?: string | null;
            phone?: string | null;
            /** @description Text, such as `Mo-Fr 12:00-15:00, 18:00-23:00; 2026-12-25 closed`, or a list; empty or null if unknown. */
            hours?: (string | components["schemas"]["OpeningHoursSpecification"][]) | null;
            /** @description Degrees north (WGS 84); null if unknown, together with `longitude`. */
            latitude?: number | null;
            /** @description Degrees east (WGS 84); null if unknown, together with `latitude`. */
            longitude?: number | null;
        };
        /** @description Settings of the guide, set by admins. */
        GuideSettings: {
            /** @description The IANA time zone of all opening hours. */
            timeZone: string;
            /** @description The address of map tiles, with {z}, {x} and {y}; empty if there are none. */
            tileAddress: string;
            /** @description Whom the map must name. */
            tileAttribution: string;
        };
        /** @description An account as admins see it. */
        User: {
            id: number;
            username: string;
            name: string | null;
            role: components["schemas"]["Role"];
            /** @description Tokens per day; null means the default limit. */
            tokenLimit: number | null;
        };
        /** @description An event of the assistant test stream. */
        AssistantTestEvent: {
            /** @description The next part of the reply, as plain text. */
            chunk: string;
        } | {
            /** @constant */
            status: "complete";
        } | {
            /** @description The error message. */
            error: string;
        };
        /** @description A restaurant and its index state; `indexed` is empty if it was never indexed. */
        IndexedRestaurant: {
            id: number;
            name: string;
            /** @enum {string} */
            indexed: "success" | "processing" | "failed" | "";
            lastIndexed: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to Google, or to `/login?error=…` if Google sign-in is not configured or fails. Google sends the user back, who ends at `/home`. */
            302: {
                headers: {
                    /** @description The redirect target. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The page at the end of the redirects. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "ann.lee@example.com",
                     *       "name": "Ann",
                     *       "displayName": "Ann",
                     *       "role": "user",
                     *       "isAdmin": false,
                     *       "isReviewer": false
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUserIsAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAdmin": false
                     *     }
                     */
                    "application/json": {
                        isAdmin: boolean;
                    };
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUserIsReviewer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isReviewer": true
                     *     }
                     */
                    "application/json": {
                        isReviewer: boolean;
                    };
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ann.lee@example.com",
                 *       "password": "a good password"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "ann.lee@example.com",
                     *       "name": "Ann",
                     *       "displayName": "Ann",
                     *       "role": "user",
                     *       "isAdmin": false,
                     *       "isReviewer": false
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ann.lee@example.com",
                 *       "password": "a good password",
                 *       "confirmPassword": "a good password",
                 *       "name": "Ann"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                    confirmPassword: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "ann.lee@example.com",
                     *       "name": "Ann",
                     *       "displayName": "Ann",
                     *       "role": "user",
                     *       "isAdmin": false,
                     *       "isReviewer": false
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUserName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ann"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "ann.lee@example.com",
                     *       "name": "Ann",
                     *       "displayName": "Ann",
                     *       "role": "user",
                     *       "isAdmin": false,
                     *       "isReviewer": false
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getChatSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "title": "Quiet fish",
                     *         "pinned": false,
                     *         "createdAt": "2026-05-01T18:30:00.000Z",
                     *         "updatedAt": "2026-05-01T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChatSession"][];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postChatSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Quiet fish"
                 *     }
                 */
                "application/json": {
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "title": "Quiet fish",
                     *       "pinned": false,
                     *       "createdAt": "2026-05-01T18:30:00.000Z",
                     *       "updatedAt": "2026-05-01T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A limit of the account is reached; the message names it and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteChatSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    patchChatSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Fish on Friday"
                 *     }
                 */
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "title": "Quiet fish",
                     *       "pinned": false,
                     *       "createdAt": "2026-05-01T18:30:00.000Z",
                     *       "updatedAt": "2026-05-01T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getChatSessionsByIdChats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "message": "Somewhere quiet for fish, not too expensive?",
                     *         "response": {
                     *           "message": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk.",
                     *           "text": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk.",
                     *           "restaurants": [
                     *             {
                     *               "id": "11",
                     *               "name": "Casa Luna",
                     *               "description": "A calm dining room above the harbour.",
                     *               "neighborhood": "Old Harbour",
                     *               "cuisine": "Seafood",
                     *               "priceRange": "$$",
                     *               "website": "https://casa-luna.example/",
                     *               "address": "4 Quay Street",
                     *               "phone": null,
                     *               "rating": 4.5,
                     *               "reservations": true,
                     *               "tags": [
                     *                 "Quiet",
                     *                 "View"
                     *               ],
                     *               "hours": [
                     *                 {
                     *                   "dayOfWeek": [
                     *                     "Tuesday",
                     *                     "Wednesday",
                     *                     "Thursday",
                     *                     "Friday"
                     *                   ],
                     *                   "opens": "12:00",
                     *                   "closes": "15:00"
                     *                 },
                     *                 {
                     *                   "dayOfWeek": [
                     *                     "Friday",
                     *                     "Saturday"
                     *                   ],
                     *                   "opens": "18:00",
                     *                   "closes": "01:00",
                     *                   "lastOrders": "00:15"
                     *                 },
                     *                 {
                     *                   "validFrom": "2026-12-25",
                     *                   "validThrough": "2026-12-25",
                     *                   "opens": "00:00",
                     *                   "closes": "00:00"
                     *                 }
                     *               ],
                     *               "latitude": 51.5033,
                     *               "longitude": -0.1196,
                     *               "reason": {
                     *                 "text": "Grilled sea bream, and music that lets you talk.",
                     *                 "tags": [
                     *                   "Quiet"
                     *                 ]
                     *               }
                     *             }
                     *           ],
                     *           "status": "complete"
                     *         },
                     *         "createdAt": "2026-05-01T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChatEntry"][];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "message": "Somewhere quiet for fish, not too expensive?",
                     *         "response": {
                     *           "message": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk.",
                     *           "text": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk.",
                     *           "restaurants": [
                     *             {
                     *               "id": "11",
                     *               "name": "Casa Luna",
                     *               "description": "A calm dining room above the harbour.",
                     *               "neighborhood": "Old Harbour",
                     *               "cuisine": "Seafood",
                     *               "priceRange": "$$",
                     *               "website": "https://casa-luna.example/",
                     *               "address": "4 Quay Street",
                     *               "phone": null,
                     *               "rating": 4.5,
                     *               "reservations": true,
                     *               "tags": [
                     *                 "Quiet",
                     *                 "View"
                     *               ],
                     *               "hours": [
                     *                 {
                     *                   "dayOfWeek": [
                     *                     "Tuesday",
                     *                     "Wednesday",
                     *                     "Thursday",
                     *                     "Friday"
                     *                   ],
                     *                   "opens": "12:00",
                     *                   "closes": "15:00"
                     *                 },
                     *                 {
                     *                   "dayOfWeek": [
                     *                     "Friday",
                     *                     "Saturday"
                     *                   ],
                     *                   "opens": "18:00",
                     *                   "closes": "01:00",
                     *                   "lastOrders": "00:15"
                     *                 },
                     *                 {
                     *                   "validFrom": "2026-12-25",
                     *                   "validThrough": "2026-12-25",
                     *                   "opens": "00:00",
                     *                   "closes": "00:00"
                     *                 }
                     *               ],
                     *               "latitude": 51.5033,
                     *               "longitude": -0.1196,
                     *               "reason": {
                     *                 "text": "Grilled sea bream, and music that lets you talk.",
                     *                 "tags": [
                     *                   "Quiet"
                     *                 ]
                     *               }
                     *             }
                     *           ],
                     *           "status": "complete"
                     *         },
                     *         "createdAt": "2026-05-01T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChatEntry"][];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postRecommendationsStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Somewhere quiet for fish, not too expensive?",
                 *       "sessionId": null,
                 *       "idempotencyKey": "5f0c2a31-7d0e"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description Events. Zero or more `chunk` events, then one `final` or one `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example data: {"chunk":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk."}
                     *
                     *     data: {"final":true,"message":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk.","restaurants":[{"id":"11","name":"Casa Luna","description":"A calm dining room above the harbour.","neighborhood":"Old Harbour","cuisine":"Seafood","priceRange":"$$","website":"https://casa-luna.example/","address":"4 Quay Street","phone":null,"rating":4.5,"reservations":true,"tags":["Quiet","View"],"hours":[{"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday"],"opens":"12:00","closes":"15:00"},{"dayOfWeek":["Friday","Saturday"],"opens":"18:00","closes":"01:00","lastOrders":"00:15"},{"validFrom":"2026-12-25","validThrough":"2026-12-25","opens":"00:00","closes":"00:00"}],"latitude":51.5033,"longitude":-0.1196,"reason":{"text":"Grilled sea bream, and music that lets you talk.","tags":["Quiet"]}}],"chatSessionId":3}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. A limit of the account is reached; the message names it and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Somewhere quiet for fish, not too expensive?",
                 *       "sessionId": null,
                 *       "idempotencyKey": "5f0c2a31-7d0e"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk.",
                     *       "restaurants": [
                     *         {
                     *           "id": "11",
                     *           "name": "Casa Luna",
                     *           "description": "A calm dining room above the harbour.",
                     *           "neighborhood": "Old Harbour",
                     *           "cuisine": "Seafood",
                     *           "priceRange": "$$",
                     *           "website": "https://casa-luna.example/",
                     *           "address": "4 Quay Street",
                     *           "phone": null,
                     *           "rating": 4.5,
                     *           "reservations": true,
                     *           "tags": [
                     *             "Quiet",
                     *             "View"
                     *           ],
                     *           "hours": [
                     *             {
                     *               "dayOfWeek": [
                     *                 "Tuesday",
                     *                 "Wednesday",
                     *                 "Thursday",
                     *                 "Friday"
                     *               ],
                     *               "opens": "12:00",
                     *               "closes": "15:00"
                     *             },
                     *             {
                     *               "dayOfWeek": [
                     *                 "Friday",
                     *                 "Saturday"
                     *               ],
                     *               "opens": "18:00",
                     *               "closes": "01:00",
                     *               "lastOrders": "00:15"
                     *             },
                     *             {
                     *               "validFrom": "2026-12-25",
                     *               "validThrough": "2026-12-25",
                     *               "opens": "00:00",
                     *               "closes": "00:00"
                     *             }
                     *           ],
                     *           "latitude": 51.5033,
                     *           "longitude": -0.1196,
                     *           "reason": {
                     *             "text": "Grilled sea bream, and music that lets you talk.",
                     *             "tags": [
                     *               "Quiet"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "chatSessionId": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. A limit of the account is reached; the message names it and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. The daily limit of tokens or messages is reached. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. The assistant failed. The reply was interrupted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getClaudeRecommendationsStream: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description A timestamp from older clients. Ignored.
                 */
                _csrf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. `status` events, zero or more `chunk` events, then one `complete` or one `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example data: {"status":"thinking"}
                     *
                     *     data: {"chunk":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk."}
                     *
                     *     data: {"complete":true,"sessionId":3,"restaurantIds":["11"],"message":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk."}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description No content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postClaudeRecommendationsStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Somewhere quiet for fish, not too expensive?",
                 *       "sessionId": null,
                 *       "idempotencyKey": "5f0c2a31-7d0e"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description Events. Zero or more `chunk` events, then one `complete` or one `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example data: {"chunk":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk."}
                     *
                     *     data: {"complete":true,"final":true,"message":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk.","restaurants":[{"id":"11","name":"Casa Luna","description":"A calm dining room above the harbour.","neighborhood":"Old Harbour","cuisine":"Seafood","priceRange":"$$","website":"https://casa-luna.example/","address":"4 Quay Street","phone":null,"rating":4.5,"reservations":true,"tags":["Quiet","View"],"hours":[{"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday"],"opens":"12:00","closes":"15:00"},{"dayOfWeek":["Friday","Saturday"],"opens":"18:00","closes":"01:00","lastOrders":"00:15"},{"validFrom":"2026-12-25","validThrough":"2026-12-25","opens":"00:00","closes":"00:00"}],"latitude":51.5033,"longitude":-0.1196,"reason":{"text":"Grilled sea bream, and music that lets you talk.","tags":["Quiet"]}}],"chatSessionId":3}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. A limit of the account is reached; the message names it and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getRestaurants: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of a cached response. */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description Changes with the response. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 11,
                     *         "name": "Casa Luna",
                     *         "neighborhood": "Old Harbour",
                     *         "cuisine": "Seafood",
                     *         "website": "https://casa-luna.example/",
                     *         "bar": false,
                     *         "restaurant": true,
                     *         "mealTypeBreakfast": false,
                     *         "mealTypeLunch": true,
                     *         "mealTypeDinner": true,
                     *         "price": 2,
                     *         "rating": 4.5,
                     *         "reservations": true,
                     *         "tag": "Quiet, Terrace",
                     *         "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                     *         "address": "4 Quay Street",
                     *         "phone": null,
                     *         "hours": [
                     *           {
                     *             "dayOfWeek": [
                     *               "Tuesday",
                     *               "Wednesday",
                     *               "Thursday",
                     *               "Friday"
                     *             ],
                     *             "opens": "12:00",
                     *             "closes": "15:00"
                     *           },
                     *           {
                     *             "dayOfWeek": [
                     *               "Friday",
                     *               "Saturday"
                     *             ],
                     *             "opens": "18:00",
                     *             "closes": "01:00",
                     *             "lastOrders": "00:15"
                     *           },
                     *           {
                     *             "validFrom": "2026-12-25",
                     *             "validThrough": "2026-12-25",
                     *             "opens": "00:00",
                     *             "closes": "00:00"
                     *           }
                     *         ],
                     *         "latitude": 51.5033,
                     *         "longitude": -0.1196,
                     *         "addedBy": "ann.lee@example.com",
                     *         "dateAdded": "2026-05-01T18:30:00.000Z",
                     *         "updatedBy": null,
                     *         "dateUpdated": null,
                     *         "last_edited_by": null,
                     *         "last_edited_at": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Restaurant"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    /** @description Changes with the response. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postRestaurants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Casa Luna",
                 *       "neighborhood": "Old Harbour",
                 *       "cuisine": "Seafood",
                 *       "website": "https://casa-luna.example/",
                 *       "bar": false,
                 *       "restaurant": true,
                 *       "mealTypeBreakfast": false,
                 *       "mealTypeLunch": true,
                 *       "mealTypeDinner": true,
                 *       "price": 2,
                 *       "rating": 4.5,
                 *       "reservations": true,
                 *       "tag": "Quiet, Terrace",
                 *       "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                 *       "address": "4 Quay Street",
                 *       "phone": null,
                 *       "hours": [
                 *         {
                 *           "dayOfWeek": [
                 *             "Tuesday",
                 *             "Wednesday",
                 *             "Thursday",
                 *             "Friday"
                 *           ],
                 *           "opens": "12:00",
                 *           "closes": "15:00"
                 *         },
                 *         {
                 *           "dayOfWeek": [
                 *             "Friday",
                 *             "Saturday"
                 *           ],
                 *           "opens": "18:00",
                 *           "closes": "01:00",
                 *           "lastOrders": "00:15"
                 *         },
                 *         {
                 *           "validFrom": "2026-12-25",
                 *           "validThrough": "2026-12-25",
                 *           "opens": "00:00",
                 *           "closes": "00:00"
                 *         }
                 *       ],
                 *       "latitude": 51.5033,
                 *       "longitude": -0.1196
                 *     }
                 */
                "application/json": components["schemas"]["AddRestaurant"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "name": "Casa Luna",
                     *       "neighborhood": "Old Harbour",
                     *       "cuisine": "Seafood",
                     *       "website": "https://casa-luna.example/",
                     *       "bar": false,
                     *       "restaurant": true,
                     *       "mealTypeBreakfast": false,
                     *       "mealTypeLunch": true,
                     *       "mealTypeDinner": true,
                     *       "price": 2,
                     *       "rating": 4.5,
                     *       "reservations": true,
                     *       "tag": "Quiet, Terrace",
                     *       "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                     *       "address": "4 Quay Street",
                     *       "phone": null,
                     *       "hours": [
                     *         {
                     *           "dayOfWeek": [
                     *             "Tuesday",
                     *             "Wednesday",
                     *             "Thursday",
                     *             "Friday"
                     *           ],
                     *           "opens": "12:00",
                     *           "closes": "15:00"
                     *         },
                     *         {
                     *           "dayOfWeek": [
                     *             "Friday",
                     *             "Saturday"
                     *           ],
                     *           "opens": "18:00",
                     *           "closes": "01:00",
                     *           "lastOrders": "00:15"
                     *         },
                     *         {
                     *           "validFrom": "2026-12-25",
                     *           "validThrough": "2026-12-25",
                     *           "opens": "00:00",
                     *           "closes": "00:00"
                     *         }
                     *       ],
                     *       "latitude": 51.5033,
                     *       "longitude": -0.1196,
                     *       "addedBy": "ann.lee@example.com",
                     *       "dateAdded": "2026-05-01T18:30:00.000Z",
                     *       "updatedBy": null,
                     *       "dateUpdated": null,
                     *       "last_edited_by": null,
                     *       "last_edited_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Restaurant"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. A limit of the account is reached; the message names it and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getRestaurantsExists: {
        parameters: {
            query: {
                /** @example Casa Luna */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exists": true
                     *     }
                     */
                    "application/json": {
                        exists: boolean;
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getRestaurantsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 11
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restaurant": {
                     *         "id": 11,
                     *         "name": "Casa Luna",
                     *         "neighborhood": "Old Harbour",
                     *         "cuisine": "Seafood",
                     *         "website": "https://casa-luna.example/",
                     *         "bar": false,
                     *         "restaurant": true,
                     *         "mealTypeBreakfast": false,
                     *         "mealTypeLunch": true,
                     *         "mealTypeDinner": true,
                     *         "price": 2,
                     *         "rating": 4.5,
                     *         "reservations": true,
                     *         "tag": "Quiet, Terrace",
                     *         "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                     *         "address": "4 Quay Street",
                     *         "phone": null,
                     *         "hours": [
                     *           {
                     *             "dayOfWeek": [
                     *               "Tuesday",
                     *               "Wednesday",
                     *               "Thursday",
                     *               "Friday"
                     *             ],
                     *             "opens": "12:00",
                     *             "closes": "15:00"
                     *           },
                     *           {
                     *             "dayOfWeek": [
                     *               "Friday",
                     *               "Saturday"
                     *             ],
                     *             "opens": "18:00",
                     *             "closes": "01:00",
                     *             "lastOrders": "00:15"
                     *           },
                     *           {
                     *             "validFrom": "2026-12-25",
                     *             "validThrough": "2026-12-25",
                     *             "opens": "00:00",
                     *             "closes": "00:00"
                     *           }
                     *         ],
                     *         "latitude": 51.5033,
                     *         "longitude": -0.1196,
                     *         "addedBy": "ann.lee@example.com",
                     *         "dateAdded": "2026-05-01T18:30:00.000Z",
                     *         "updatedBy": null,
                     *         "dateUpdated": null,
                     *         "last_edited_by": null,
                     *         "last_edited_at": null
                     *       },
                     *       "similar": [
                     *         {
                     *           "id": 12,
                     *           "name": "Trattoria Stella",
                     *           "neighborhood": "Old Harbour",
                     *           "cuisine": "Seafood",
                     *           "website": "https://casa-luna.example/",
                     *           "bar": false,
                     *           "restaurant": true,
                     *           "mealTypeBreakfast": false,
                     *           "mealTypeLunch": true,
                     *           "mealTypeDinner": true,
                     *           "price": 2,
                     *           "rating": 4.5,
                     *           "reservations": true,
                     *           "tag": "Quiet, Terrace",
                     *           "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                     *           "address": "4 Quay Street",
                     *           "phone": null,
                     *           "hours": [
                     *             {
                     *               "dayOfWeek": [
                     *                 "Tuesday",
                     *                 "Wednesday",
                     *                 "Thursday",
                     *                 "Friday"
                     *               ],
                     *               "opens": "12:00",
                     *               "closes": "15:00"
                     *             },
                     *             {
                     *               "dayOfWeek": [
                     *                 "Friday",
                     *                 "Saturday"
                     *               ],
                     *               "opens": "18:00",
                     *               "closes": "01:00",
                     *               "lastOrders": "00:15"
                     *             },
                     *             {
                     *               "validFrom": "2026-12-25",
                     *               "validThrough": "2026-12-25",
                     *               "opens": "00:00",
                     *               "closes": "00:00"
                     *             }
                     *           ],
                     *           "latitude": 51.5033,
                     *           "longitude": -0.1196,
                     *           "addedBy": "ann.lee@example.com",
                     *           "dateAdded": "2026-05-01T18:30:00.000Z",
                     *           "updatedBy": null,
                     *           "dateUpdated": null,
                     *           "last_edited_by": null,
                     *           "last_edited_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        restaurant: components["schemas"]["Restaurant"];
                        similar: components["schemas"]["Restaurant"][];
                    };
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    patchRestaurantsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 11
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 3,
                 *       "rating": null
                 *     }
                 */
                "application/json": {
                    /** @description Fields on which the change is based, as they were read. If one has changed since, nothing is saved. */
                    seen?: {
                        name?: string | null;
                        neighborhood?: string | null;
                        cuisine?: string | null;
                        website?: string | null;
                        bar?: boolean;
                        restaurant?: boolean;
                        mealTypeBreakfast?: boolean;
                        mealTypeLunch?: boolean;
                        mealTypeDinner?: boolean;
                        price?: number | null;
                        rating?: number | null;
                        reservations?: boolean;
                        tag?: string | null;
                        saffronNotes?: string | null;
                        address?: string | null;
                        phone?: string | null;
                        hours?: components["schemas"]["OpeningHoursSpecification"][] | null;
                        latitude?: number | null;
                        longitude?: number | null;
                    };
                    name?: string;
                    neighborhood?: string;
                    cuisine?: string;
                    website?: string | null;
                    bar?: boolean;
                    restaurant?: boolean;
                    mealTypeBreakfast?: boolean;
                    mealTypeLunch?: boolean;
                    mealTypeDinner?: boolean;
                    price?: number | null;
                    rating?: number | null;
                    reservations?: boolean;
                    tag?: string | null;
                    saffronNotes?: string | null;
                    address?: string | null;
                    phone?: string | null;
                    /** @description Text, such as `Mo-Fr 12:00-15:00, 18:00-23:00; 2026-12-25 closed`, or a list; empty or null if unknown. */
                    hours?: (string | components["schemas"]["OpeningHoursSpecification"][]) | null;
                    /** @description Degrees north (WGS 84); null if unknown, together with `longitude`. */
                    latitude?: number | null;
                    /** @description Degrees east (WGS 84); null if unknown, together with `latitude`. */
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "name": "Casa Luna",
                     *       "neighborhood": "Old Harbour",
                     *       "cuisine": "Seafood",
                     *       "website": "https://casa-luna.example/",
                     *       "bar": false,
                     *       "restaurant": true,
                     *       "mealTypeBreakfast": false,
                     *       "mealTypeLunch": true,
                     *       "mealTypeDinner": true,
                     *       "price": 2,
                     *       "rating": 4.5,
                     *       "reservations": true,
                     *       "tag": "Quiet, Terrace",
                     *       "saffronNotes": "{\"vibe\":\"Calm.\",\"food_notes\":\"Grilled sea bream.\"}",
                     *       "address": "4 Quay Street",
                     *       "phone": null,
                     *       "hours": [
                     *         {
                     *           "dayOfWeek": [
                     *             "Tuesday",
                     *             "Wednesday",
                     *             "Thursday",
                     *             "Friday"
                     *           ],
                     *           "opens": "12:00",
                     *           "closes": "15:00"
                     *         },
                     *         {
                     *           "dayOfWeek": [
                     *             "Friday",
                     *             "Saturday"
                     *           ],
                     *           "opens": "18:00",
                     *           "closes": "01:00",
                     *           "lastOrders": "00:15"
                     *         },
                     *         {
                     *           "validFrom": "2026-12-25",
                     *           "validThrough": "2026-12-25",
                     *           "opens": "00:00",
                     *           "closes": "00:00"
                     *         }
                     *       ],
                     *       "latitude": 51.5033,
                     *       "longitude": -0.1196,
                     *       "addedBy": "ann.lee@example.com",
                     *       "dateAdded": "2026-05-01T18:30:00.000Z",
                     *       "updatedBy": null,
                     *       "dateUpdated": null,
                     *       "last_edited_by": null,
                     *       "last_edited_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Restaurant"];
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getNeighborhoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Old Harbour"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getCuisines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Old Harbour"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Old Harbour"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getGuideSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Europe/London",
                     *       "tileAddress": "https://tiles.example/{z}/{x}/{y}.png",
                     *       "tileAttribution": "© The mappers"
                     *     }
                     */
                    "application/json": components["schemas"]["GuideSettings"];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "username": "ann.lee@example.com",
                     *         "name": "Ann",
                     *         "role": "user",
                     *         "tokenLimit": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUserByIdRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": {
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "role": "reviewer"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        role: components["schemas"]["Role"];
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Conflicts with existing data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUserByIdTokenLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 80000
                 *     }
                 */
                "application/json": {
                    limit: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 7,
                     *       "tokenLimit": 80000
                     *     }
                     */
                    "application/json": {
                        userId: number;
                        tokenLimit: number | null;
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getSystemPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prompt": "Sound like a friend who knows the city."
                     *     }
                     */
                    "application/json": {
                        prompt: string;
                    };
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postSystemPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "Sound like a friend who knows the city."
                 *     }
                 */
                "application/json": {
                    prompt: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prompt": "Sound like a friend who knows the city."
                     *     }
                     */
                    "application/json": {
                        prompt: string;
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postTestClaude: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unknown fields are ignored. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "message": "Somewhere quiet for fish, not too expensive?"
                 *     }
                 */
                "application/json": {
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Casa Luna keeps its music low, and its grilled sea bream is worth the walk."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    } | {
                        /** @constant */
                        success: false;
                        error: string;
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getTestClaudeStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. Zero or more `chunk` events, then one `status` or one `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example data: {"chunk":"Casa Luna keeps its music low, and its grilled sea bream is worth the walk."} */
                    "text/event-stream": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminPineconeIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Restaurant indexing process has been initiated. This may take several minutes.",
                     *       "progress": {
                     *         "total": 160,
                     *         "succeeded": 0,
                     *         "failed": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        progress: {
                            total: number;
                            succeeded: number;
                            failed: number;
                        };
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminPineconeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "message": "The index is ready.",
                     *       "indexingStatus": {
                     *         "inProgress": false,
                     *         "lastRun": "2026-05-01T18:30:00.000Z",
                     *         "successCount": 159,
                     *         "totalRestaurants": 160,
                     *         "failedCount": 1,
                     *         "recentlyIndexed": [
                     *           {
                     *             "name": "Casa Luna"
                     *           }
                     *         ],
                     *         "errors": [
                     *           "The Ox: the index did not respond."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ready" | "processing";
                        message: string;
                        indexingStatus: {
                            inProgress: boolean;
                            /** @description When the last full run ended. */
                            lastRun: string | null;
                            successCount: number;
                            totalRestaurants: number;
                            failedCount: number;
                            recentlyIndexed: {
                                name: string;
                            }[];
                            errors: string[];
                        };
                    };
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminRestaurantsSearch: {
        parameters: {
            query: {
                /** @example luna */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 11,
                     *           "name": "Casa Luna",
                     *           "indexed": "success",
                     *           "lastIndexed": "2026-05-01T18:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["IndexedRestaurant"][];
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminPineconeIndexById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row id. An invalid id is answered with 404.
                 * @example 11
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Indexing of the restaurant has started.",
                     *       "restaurant": {
                     *         "id": 11,
                     *         "name": "Casa Luna",
                     *         "indexed": "processing",
                     *         "lastIndexed": "2026-05-01T18:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        restaurant: components["schemas"]["IndexedRestaurant"];
                    };
                };
            };
            /** @description The input is invalid; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not signed in, wrong credentials, or an access token that is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The role, or the scopes of the access token, do not permit this. The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens. */
            429: {
                headers: {
                    /** @description Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unexpected server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The database is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
