import { getBlogCategories, getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { getCategories, getPost, getPosts } from "./service.ts";

export const blogRoutes: Implementation[] = [
  implement(getBlogPosts, ({ query }, context) => getPosts(query, context)),
  implement(getBlogPost, ({ params }, context) => getPost(params.slug, context)),
  implement(getBlogCategories, (_, context) => getCategories(context)),
];
